import { join } from 'node:path'
import type { ContentSource, DatasourceSlug } from '@prospectus/content/catalogue/snapshot'
import type { RawDatasourceEntry, RawLink, RawStory } from '@prospectus/content/stories/raw-story'
import { type BundledSettings, createEdit, readSpace } from './bundled-edits.ts'
import { readFolders } from './bundled-folders.ts'
import { readJson, readJsonObject } from './json-file.ts'
import { walkStoryFiles } from './story-files.ts'

/**
 * The bundled catalogue in `directory` (design section 3) as a source of published content. Files are
 * read one by one, in the order of their names. Throws an error that names the file, and the place in
 * it, when one cannot be read.
 */
export async function createBundledSource(
  directory: string,
  settings: BundledSettings,
): Promise<ContentSource> {
  const space = readSpace(await readJsonObject(join(directory, 'space.json')))
  const edit = createEdit(space, settings)
  const storiesFolder = join(directory, 'stories')

  async function* publishedStories(): AsyncGenerator<RawStory> {
    const folders = await readFolders(storiesFolder, edit)
    for await (const file of walkStoryFiles(storiesFolder)) {
      if (file.kind !== 'story') continue
      const { published, ...story } = await readJsonObject(file.path, edit)
      if (published === false) continue
      yield asStory({ ...story, parent_id: folders.get(file.folder)?.id ?? 0 })
    }
  }

  async function* links(): AsyncGenerator<RawLink> {
    yield* (await readFolders(storiesFolder, edit)).values()
    for await (const story of publishedStories()) yield linkOf(story)
  }

  return {
    spaceId: space.id,
    languages: space.languages,
    links,
    stories: publishedStories,
    datasourceEntries: (slug) => readEntries(directory, slug),
  }
}

/** The catalogue reads what it needs of a story defensively; here it is handed on as it is. */
function asStory(stored: object): RawStory {
  return stored as RawStory
}

function linkOf(story: RawStory): RawLink {
  const { id, uuid, full_slug, path, name, parent_id, position, is_startpage, published_at } = story
  return {
    id,
    uuid,
    slug: full_slug,
    path,
    real_path: `/${full_slug}`,
    name,
    published: true,
    parent_id,
    is_folder: false,
    is_startpage,
    position,
    published_at,
  }
}

async function readEntries(
  directory: string,
  slug: DatasourceSlug,
): Promise<readonly RawDatasourceEntry[]> {
  const path = join(directory, 'datasources', `${slug}.json`)
  const entries = await readJson(path)
  if (!Array.isArray(entries)) throw new Error(`${path} does not hold a list`)
  return entries.map((entry) => ({ dimension_value: null, ...entry }))
}
