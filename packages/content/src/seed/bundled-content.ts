import { join } from 'node:path'
import type { RawDatasourceEntry, RawLink, RawStory } from '@prospectus/protocol/raw-story'
import { type BundledSettings, type BundledSpace, createEdit, readSpace } from './bundled-edits.ts'
import { readFolders } from './bundled-folders.ts'
import { contentDigest } from './content-digest.ts'
import { readJson, readJsonObject } from './json-file.ts'
import { walkStoryFiles } from './story-files.ts'

/** All that the bundled catalogue holds, drafts included. */
export interface BundledContent {
  readonly space: BundledSpace
  /** Each before what is in it. */
  readonly folders: () => Promise<readonly RawLink[]>
  /** Read one by one, in the order of their names. */
  readonly stories: () => AsyncIterable<BundledStory>
  readonly datasourceEntries: (slug: string) => Promise<readonly RawDatasourceEntry[]>
  /** Stands for what the files say (`contentDigest`). */
  readonly digest: () => Promise<string>
}

export interface BundledStory {
  readonly story: RawStory
  readonly published: boolean
}

/**
 * Opens the bundled catalogue in `directory`. Throws an error that names the file,
 * and the place in it, when one cannot be read.
 */
export async function openBundledContent(
  directory: string,
  settings: BundledSettings,
): Promise<BundledContent> {
  const space = readSpace(await readJsonObject(join(directory, 'space.json')))
  const edit = createEdit(space, settings)
  const storiesFolder = join(directory, 'stories')

  async function* stories(): AsyncGenerator<BundledStory> {
    const folders = await readFolders(storiesFolder, edit)
    for await (const file of walkStoryFiles(storiesFolder)) {
      if (file.kind !== 'story') continue
      const { published, ...story } = await readJsonObject(file.path, edit)
      const placed = { ...story, parent_id: folders.get(file.folder)?.id ?? 0 }
      yield { story: asStory(placed), published: published !== false }
    }
  }

  return {
    space,
    folders: async () => [...(await readFolders(storiesFolder, edit)).values()],
    stories,
    datasourceEntries: (slug) => readEntries(directory, slug),
    digest: () => contentDigest(directory, settings.productPrefix),
  }
}

/** Whoever takes it reads what it needs defensively; here it is handed on as it is. */
function asStory(stored: object): RawStory {
  return stored as RawStory
}

async function readEntries(
  directory: string,
  slug: string,
): Promise<readonly RawDatasourceEntry[]> {
  const path = join(directory, 'datasources', `${slug}.json`)
  const entries: unknown = await readJson(path)
  if (!Array.isArray(entries)) throw new Error(`${path} does not hold a list`)
  return entries
}
