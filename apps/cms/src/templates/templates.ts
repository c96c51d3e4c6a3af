import type { Template } from '@prospectus/protocol/management/template'
import type { JsonObject } from '@prospectus/protocol/values/json'
import type { Change } from '../database/change.ts'
import { StorageError } from '../database/storage-error.ts'
import { cmsMessages } from '../messages/messages.ts'
import type { Storage } from '../storage/storage.ts'
import { createStory } from '../stories/create-story.ts'
import { duplicateStory } from '../stories/duplicate-story.ts'
import type { StoryWithDraft } from '../stories/story-with-draft.ts'
import { TEMPLATE_FOLDER } from '../stories/template-folder.ts'
import type { StoryEdit } from '../stories/versions.ts'

/** Lists the bundled templates in a language, then those saved by editors. */
export async function listTemplates(
  storage: Pick<Storage, 'listEntries' | 'storyWithDraft'>,
  language: string,
): Promise<readonly Template[]> {
  const { items } = await storage.listEntries({
    startsWith: `${TEMPLATE_FOLDER}/`,
    kind: 'stories',
    page: 1,
    perPage: MAX_LISTED,
  })
  const savedStories = await Promise.all(items.map(({ id }) => storage.storyWithDraft(id)))
  return [
    ...bundledTemplates(language),
    ...savedStories.map(({ id, name, content }) => ({
      id,
      name,
      bundled: false,
      content: JSON.parse(content),
    })),
  ]
}

/** Finds a template by its id. Throws `StorageError` when there is none. */
export async function findTemplate(
  storage: Pick<Storage, 'listEntries' | 'storyWithDraft'>,
  id: string,
  language: string,
): Promise<Template> {
  const match = (await listTemplates(storage, language)).find(
    (template) => String(template.id) === id,
  )
  if (match === undefined) throw new StorageError('missing', `There is no template ${id}.`)
  return match
}

/** Saves a story's draft as a template. Throws `StorageError` as `duplicateStory` does. */
export async function saveAsTemplate(
  change: Change,
  storyId: number,
  name: string | undefined,
  edit: StoryEdit,
): Promise<StoryWithDraft> {
  const parentId = await ensureTemplateFolder(change)
  return await duplicateStory(change, storyId, { parentId, ...(name && { name }) }, edit)
}

async function ensureTemplateFolder(change: Change): Promise<number> {
  const existing = await change.db
    .selectFrom('story')
    .select('id')
    .where('full_slug', '=', TEMPLATE_FOLDER)
    .where('is_folder', '=', 1)
    .executeTakeFirst()
  if (existing !== undefined) return existing.id
  const folder = { slug: TEMPLATE_FOLDER, name: 'Templates', isFolder: true, parentId: 0 }
  return (await createStory(change, folder)).id
}

const MAX_LISTED = 100

/** The bundled templates: a typical page of each kind, with placeholder texts in a language. */
export function bundledTemplates(language: string): readonly Template[] {
  const { templates: names, landing, article, clientStory, event, webinar } = cmsMessages(language)
  return [
    template('blank-page', names.blank, { component: 'modules/page', body: [] }),
    template('landing-page', names.landing, {
      component: 'modules/page',
      body: [
        block('hero-banner', {
          heading: landing.heading,
          description: richText([paragraph(landing.description)]),
        }),
        block('card-grid', {
          heading: landing.reasons,
          cards: [landing.reason1, landing.reason2, landing.reason3].map((heading) =>
            block('card', { heading, description: richText([paragraph(landing.sentences)]) }),
          ),
        }),
        block('faqs', {
          heading: landing.questions,
          entries: [landing.question1, landing.question2].map((title) =>
            block('faq', { title, description: richText([paragraph(landing.answer)]) }),
          ),
        }),
        block('call-to-action', { heading: landing.step }),
      ],
    }),
    template('article', names.article, {
      component: 'modules/resource',
      description: article.description,
      body: richText([
        paragraph(article.opening),
        ...[article.part, article.next].flatMap((part) => [heading(part), paragraph('…')]),
      ]),
    }),
    template('client-story', names.clientStory, {
      component: 'modules/resource',
      description: clientStory.description,
      figures: [clientStory.figure1, clientStory.figure2].map((figure) =>
        block('stat', { heading: figure, subheading: clientStory.measured }),
      ),
      body: richText(
        [clientStory.part1, clientStory.part2, clientStory.part3].flatMap((part) => [
          heading(part),
          paragraph('…'),
        ]),
      ),
    }),
    template('event', names.event, {
      component: 'modules/resource',
      description: event.description,
      location: event.location,
      body: richText([paragraph(event.gain), heading(event.programme), paragraph('…')]),
    }),
    template('webinar', names.webinar, {
      component: 'modules/resource',
      description: webinar.description,
      body: richText([paragraph(webinar.speakers), heading(webinar.topics), paragraph('…')]),
    }),
  ]
}

function template(id: string, name: string, content: JsonObject): Template {
  return { id, name, bundled: true, content }
}

function block(component: string, fields: JsonObject): JsonObject {
  return { component, _uid: '', ...fields }
}

function richText(content: readonly JsonObject[]): JsonObject {
  return { type: 'doc', content }
}

function heading(content: string): JsonObject {
  return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: content }] }
}

function paragraph(content: string): JsonObject {
  return { type: 'paragraph', content: [{ type: 'text', text: content }] }
}
