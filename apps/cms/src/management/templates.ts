import { listTemplates, saveAsTemplate } from '../templates/templates.ts'
import { requestedLanguage } from './fields.ts'
import { changeAsAuthor, readAsViewer, type SomeRoutes } from './management-route.ts'
import { storyResponse } from './stories.ts'

export const templateRoutes = {
  'GET templates': readAsViewer(async ({ storage, content, query }) => {
    const templatesInLanguage = await listTemplates(storage, requestedLanguage(query))
    return {
      body: {
        templates: templatesInLanguage.map((template) => ({
          ...template,
          content: content.contentToApi(JSON.stringify(template.content)),
        })),
      },
    }
  }),
  'POST templates': changeAsAuthor(async (request) => {
    const { storage, body, edit } = request
    const input = body.inside('template')
    const id = input.required('story_id', input.integer('story_id'), 'the id of a story')
    const name = input.text('name')
    const story = await storage.change(saveAsTemplate, id, name, edit)
    return { ...(await storyResponse(request, story)), status: 201 }
  }),
} satisfies SomeRoutes
