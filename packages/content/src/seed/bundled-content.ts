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
import { positionInFile, readJson, readJsonObject } from './json-file.ts'
import { rollForward } from './roll-forward.ts'
import { walkStoryFiles } from './story-files.ts'

/** Seed content, with drafts. */
export interface BundledContent {
  readonly space: BundledSpace
  /** Each folder before its subfolders. */
  readonly folders: () => Promise<readonly RawLink[]>
  /** Sorted by path, read one at a time. */
  readonly stories: () => AsyncIterable<BundledStory>
  readonly datasources: () => Promise<readonly string[]>
  readonly datasourceEntries: (slug: string) => Promise<readonly RawDatasourceEntry[]>
  readonly digest: () => Promise<string>
}

export interface BundledStory {
  readonly story: RawStory
  readonly published: boolean
  /** Unpublished changes of a published story. */
  readonly draft?: BundledDraft
  /** `path:line:column` of a field such as `slug`, for messages. */
  readonly placeOf?: (field: string) => Promise<string>
}

export type BundledDraft = Pick<RawStory, 'name' | 'tag_list' | 'content'>

/** Opens the seed content of a directory; errors name the file and the position in it. */
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
      const content = rollForward(story.content, now)
      const storedStory = { ...story, content, parent_id: folders.get(file.folder)?.id ?? 0 }
      const isPublished = published !== false
      const unpublishedChanges = isPublished ? readDraft(draft, now) : undefined
      yield {
        story: asStory(storedStory),
        published: isPublished,
        ...(unpublishedChanges && { draft: unpublishedChanges }),
        placeOf: async (field) => positionInFile(file.path, [field]),
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
  return { name, tag_list, content: rollForward(content, now) }
}

/** Not validated: every reader of a raw story tolerates missing and invalid properties. */
function asStory(stored: object): RawStory {
  return stored as RawStory
}

/** Standard data sources come first; one without a file is empty. */
function listDatasources(directory: string): readonly string[] {
  const folder = join(directory, 'datasources')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const found = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5))
  return [...STANDARD_DATASOURCES, ...found.filter((slug) => !isStandard(slug)).sort()]
}

const STANDARD_DATASOURCES: readonly string[] = ['theme-type', 'industry-type', 'resource-type']
const isStandard = (slug: string) => STANDARD_DATASOURCES.includes(slug)

function readEntries(directory: string, slug: string): readonly RawDatasourceEntry[] {
  const path = join(directory, 'datasources', `${slug}.json`)
  if (isStandard(slug) && !existsSync(path)) return []
  const entries: unknown = readJson(path)
  if (!Array.isArray(entries))
    throw new Error(`${path}: expected a list of data source entries, found something else`)
  return entries
}
