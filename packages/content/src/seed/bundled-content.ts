import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  completeRawStory,
  type RawDatasourceEntry,
  type RawLink,
  type RawStory,
} from '@prospectus/protocol/raw-story'
import { type BundledSettings, type BundledSpace, createEdit, readSpace } from './bundled-edits.ts'
import { readFolders } from './bundled-folders.ts'
import { contentDigest } from './content-digest.ts'
import { placeInFile, readJson, readJsonObject } from './json-file.ts'
import { rolledForward } from './rolled-forward.ts'
import { walkStoryFiles } from './story-files.ts'

/** All that the seed content holds, drafts included. */
export interface BundledContent {
  readonly space: BundledSpace
  /** Each before what is in it. */
  readonly folders: () => Promise<readonly RawLink[]>
  /** Read one by one, in the order of their names. */
  readonly stories: () => AsyncIterable<BundledStory>
  /** Slugs of the data sources, in order. */
  readonly datasources: () => Promise<readonly string[]>
  readonly datasourceEntries: (slug: string) => Promise<readonly RawDatasourceEntry[]>
  /** Stands for what the files say (`contentDigest`). */
  readonly digest: () => Promise<string>
}

export interface BundledStory {
  readonly story: RawStory
  readonly published: boolean
  /** A draft's fields that differ from the published ones. */
  readonly draft?: BundledDraft
  /** File, line and column of the story, or of a field such as `slug`. */
  readonly placeOf?: (field: string) => Promise<string>
}

export type BundledDraft = Pick<RawStory, 'name' | 'tag_list' | 'content'>

/**
 * Opens the seed content in `directory`. Throws an error that names the file,
 * and the place in it, when one cannot be read.
 */
export async function openBundledContent(
  directory: string,
  settings: BundledSettings,
): Promise<BundledContent> {
  const space = readSpace(readJsonObject(join(directory, 'space.json')))
  const edit = createEdit(space, settings)
  const storiesFolder = join(directory, 'stories')
  const now = settings.now ?? new Date()

  async function* stories(): AsyncGenerator<BundledStory> {
    const folders = readFolders(storiesFolder, edit)
    for (const file of walkStoryFiles(storiesFolder)) {
      if (file.kind !== 'story') continue
      const { published, draft, ...story } = readJsonObject(file.path, edit)
      const content = rolledForward(story.content, now)
      const placed = { ...story, content, parent_id: folders.get(file.folder)?.id ?? 0 }
      const isPublished = published !== false
      const later = isPublished ? readDraft(draft, now) : undefined
      yield {
        story: asStory(placed),
        published: isPublished,
        ...(later && { draft: later }),
        placeOf: async (field) => placeInFile(file.path, [field]),
      }
    }
  }

  return {
    space,
    folders: async () => [...readFolders(storiesFolder, edit).values()],
    stories,
    datasources: async () => listDatasources(directory),
    datasourceEntries: async (slug) => readEntries(directory, slug),
    digest: async () => contentDigest(directory, settings.productPrefix),
  }
}

function readDraft(stored: unknown, now: Date): BundledDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { name, tag_list, content } = completeRawStory(stored)
  return { name, tag_list, content: rolledForward(content, now) }
}

/** Whoever takes it reads what it needs defensively; here it is handed on as it is. */
function asStory(stored: object): RawStory {
  return stored as RawStory
}

/** Those that every space has come first; they are empty where the folder has none of them. */
function listDatasources(directory: string): readonly string[] {
  const folder = join(directory, 'datasources')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const found = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5))
  return [...USUAL_DATASOURCES, ...found.filter((slug) => !isUsual(slug)).sort()]
}

const USUAL_DATASOURCES: readonly string[] = ['theme-type', 'industry-type', 'resource-type']
const isUsual = (slug: string) => USUAL_DATASOURCES.includes(slug)

function readEntries(directory: string, slug: string): readonly RawDatasourceEntry[] {
  const path = join(directory, 'datasources', `${slug}.json`)
  if (isUsual(slug) && !existsSync(path)) return []
  const entries: unknown = readJson(path)
  if (!Array.isArray(entries)) throw new Error(`${path} does not hold a list`)
  return entries
}
