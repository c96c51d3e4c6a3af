import { saveAsTemplate, templates } from '../templates/templates.ts'
import { askedLanguage } from './asked-language.ts'
import { authors, type SomeRoutes, viewersRead } from './management-route.ts'
import { unusable } from './refusal.ts'
import { answerStory } from './story-answer.ts'

export const templateRoutes = {
  'GET templates': viewersRead(async ({ storage, content, query }) => {
    const all = await templates(storage, askedLanguage(query))
    return {
      body: {
        templates: all.map((template) => ({
          ...template,
          content: content.outwardContent(JSON.stringify(template.content)),
        })),
      },
    }
  }),
  'POST templates': authors(async (request) => {
    const { storage, body, edit } = request
    const given = body.inside('template')
    const id = given.whole('story_id')
    if (id === undefined)
      throw unusable('template.story_id', given.raw.story_id, 'the id of a story')
    const name = given.text('name')
    const story = await storage.change((change) => saveAsTemplate(change, id, name, edit))
    return { ...(await answerStory(request, story)), status: 201 }
  }),
} satisfies SomeRoutes
