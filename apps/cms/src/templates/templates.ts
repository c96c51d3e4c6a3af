import type { Template } from '@prospectus/protocol/management/template'
import type { Change } from '../database/change.ts'
import { StorageFault } from '../database/storage-fault.ts'
import type { EditorLanguage } from '../people/editor-language.ts'
import type { Storage } from '../storage/storage.ts'
import { createStory } from '../stories/create-story.ts'
import { duplicateStory } from '../stories/duplicate-story.ts'
import { TEMPLATE_FOLDER } from '../stories/template-folder.ts'
import type { Edit } from '../stories/versions.ts'
import type { WrittenStory } from '../stories/written-story.ts'
import { bundledTemplates } from './bundled-templates.ts'

/** The bundled templates in a language, then those that editors have kept, in their order. */
export async function templates(
  storage: Pick<Storage, 'outline' | 'writtenStory'>,
  language: EditorLanguage,
): Promise<readonly Template[]> {
  const { items } = await storage.outline({
    parentId: undefined,
    startsWith: `${TEMPLATE_FOLDER}/`,
    search: undefined,
    uuids: [],
    fullSlugs: [],
    only: 'stories',
    redirects: false,
    page: 1,
    perPage: MOST_LISTED,
  })
  const kept = await Promise.all(items.map(({ id }) => storage.writtenStory(id)))
  return [
    ...bundledTemplates(language),
    ...kept.map(({ id, name, content }) => ({
      id,
      name,
      bundled: false,
      content: JSON.parse(content),
    })),
  ]
}

/** The template with an id. Throws `StorageFault` when there is none. */
export async function templateWith(
  storage: Pick<Storage, 'outline' | 'writtenStory'>,
  id: string,
  language: EditorLanguage,
): Promise<Template> {
  const found = (await templates(storage, language)).find((each) => String(each.id) === id)
  if (found === undefined) throw new StorageFault('missing', `There is no template ${id}.`)
  return found
}

/** Keeps what the draft of a story says as a template. Throws `StorageFault` as `duplicateStory` does. */
export async function saveAsTemplate(
  change: Change,
  storyId: number,
  name: string | undefined,
  edit: Edit,
): Promise<WrittenStory> {
  const parentId = await templateFolder(change)
  return await duplicateStory(change, storyId, { parentId, ...(name && { name }) }, edit)
}

async function templateFolder(change: Change): Promise<number> {
  const there = await change.db
    .selectFrom('story')
    .select('id')
    .where('full_slug', '=', TEMPLATE_FOLDER)
    .where('is_folder', '=', 1)
    .executeTakeFirst()
  if (there !== undefined) return there.id
  const made = { slug: TEMPLATE_FOLDER, name: 'Templates', isFolder: true, parentId: 0 }
  return (await createStory(change, made)).id
}

const MOST_LISTED = 100
