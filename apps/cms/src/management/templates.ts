import { saveAsTemplate, templates } from '../templates/templates.ts'
import { askedLanguage } from './asked-language.ts'
import { authors, type Handler, viewersRead } from './management-route.ts'
import { unusable } from './refusal.ts'
import { answerStory } from './story-answer.ts'

const list: Handler<'GET templates'> = async ({ storage, content, query }) => {
  const all = await templates(storage, askedLanguage(query))
  return {
    body: {
      templates: all.map((template) => ({
        ...template,
        content: content.outwardContent(JSON.stringify(template.content)),
      })),
    },
  }
}

const keep: Handler<'POST templates'> = async (request) => {
  const { storage, body, edit } = request
  const given = body.inside('template')
  const id = given.whole('story_id')
  if (id === undefined) throw unusable('template.story_id', given.raw.story_id, 'the id of a story')
  const name = given.text('name')
  const story = await storage.change((change) => saveAsTemplate(change, id, name, edit))
  return { ...(await answerStory(request, story)), status: 201 }
}

export const templateRoutes = {
  'GET templates': viewersRead(list),
  'POST templates': authors(keep),
}
