import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  completeRawStory,
  type RawDatasourceEntry,
  type RawLink,
  type RawStory,
} from '@prospectus/protocol/raw-story'
import { readDate } from '@prospectus/protocol/values/date'
import { DAY_MS } from '@prospectus/protocol/values/durations'
import { isRecord } from '@prospectus/protocol/values/is-record'
import { type StoredObject, storedFields } from '../schema/values/stored-value.ts'
import { type BundledSettings, type BundledSpace, createEdit, readSpace } from './bundled-edits.ts'
import { contentDigest } from './content-digest.ts'
import { positionInFile, readJson, readJsonObject } from './json-file.ts'

/** Seed content, with drafts. */
export interface BundledContent {
  readonly space: BundledSpace
  /** Each folder before its subfolders. */
  readonly folders: () => Promise<readonly RawLink[]>
  /** Sorted by path, read one at a time. */
  readonly stories: () => AsyncIterable<BundledStory>
  /** The standard ones come first. */
  readonly datasourceSlugs: () => Promise<readonly string[]>
  readonly datasourceEntries: (slug: string) => Promise<readonly RawDatasourceEntry[]>
  /** `contentDigest` of the folder. */
  readonly digest: () => Promise<string>
}

export interface BundledStory {
  readonly story: RawStory
  readonly published: boolean
  /** Unpublished changes of a published story. */
  readonly draft?: BundledDraft
  /** Position of a field such as `slug`, as `path:line:column`, for messages. */
  readonly positionOf?: (field: string) => Promise<string>
}

export type BundledDraft = Pick<RawStory, 'name' | 'tag_list' | 'content'>

/** Opens the seed content of a directory; errors name the file, syntax errors also the position. */
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
        positionOf: async (field) => positionInFile(file.path, [field]),
      }
    }
  }

  return {
    space,
    folders: async () => [...readFolders(storiesFolder, edit).values()],
    stories,
    datasourceSlugs: async () => readDatasourceSlugs(directory),
    datasourceEntries: async (slug) => readEntries(directory, slug),
    digest: async () => contentDigest(directory, settings.productPrefix),
  }
}

function readDraft(stored: unknown, now: Date): BundledDraft | undefined {
  if (!isRecord(stored)) return undefined
  const { name, tag_list, content } = completeRawStory(stored)
  return { name, tag_list, content: rollForward(content, now) }
}

/** Treats stored JSON as a story, unchecked: every reader of a raw story tolerates missing and invalid properties. */
function asStory(stored: object): RawStory {
  return stored as RawStory
}

/** Slugs of the data sources. The standard ones come first, and are listed even without a file. */
function readDatasourceSlugs(directory: string): readonly string[] {
  const folder = join(directory, 'datasources')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const slugs = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5))
  return [...STANDARD_DATASOURCES, ...slugs.filter((slug) => !isStandard(slug)).sort()]
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

const WEEK_MS = 7 * DAY_MS
const WEEKS_PER_YEAR = 365.2425 / 7

/**
 * Moves a past yearly event to its next occurrence, so that seed content does not look abandoned: by the whole weeks
 * nearest to full years, to keep weekday and time. Moves the announcement as far, but not into the future.
 */
export function rollForward(content: unknown, now: Date): unknown {
  const { repeats, starts_at, ends_at, date } = storedFields(content)
  const startDate = readDate(starts_at)
  if (repeats !== 'yearly' || startDate === undefined || startDate >= now) return content
  const weeks = weeksUntil(startDate, now)
  const announcementDate = readDate(date)
  return {
    ...storedFields(content),
    starts_at: addWeeks(starts_at, weeks),
    ...(readDate(ends_at) && { ends_at: addWeeks(ends_at, weeks) }),
    ...(announcementDate && {
      date: addWeeks(date, Math.min(weeks, weeksBefore(announcementDate, now))),
    }),
  }
}

function weeksUntil(startDate: Date, now: Date): number {
  for (let years = 1; ; years += 1) {
    const weeks = Math.round(years * WEEKS_PER_YEAR)
    if (startDate.getTime() + weeks * WEEK_MS >= now.getTime()) return weeks
  }
}

function weeksBefore(day: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - day.getTime()) / WEEK_MS))
}

/** Moves a stored date by weeks, in its format. */
function addWeeks(stored: unknown, weeks: number): string {
  const text = String(stored).trim()
  const day = new Date(
    Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, Number(text.slice(8, 10))),
  )
  return new Date(day.getTime() + weeks * WEEK_MS).toISOString().slice(0, 10) + text.slice(10)
}

/**
 * Folders by full slug as on disk, before `edit`. One without `_folder.json` is published; its id and uuid are derived
 * from its full slug after `edit`.
 */
export function readFolders(
  storiesFolder: string,
  edit: (text: string) => string,
): ReadonlyMap<string, RawLink> {
  const folders = new Map<string, RawLink>()
  for (const file of walkStoryFiles(storiesFolder)) {
    if (file.kind !== 'folder') continue
    const record = file.recordPath === undefined ? {} : readJsonObject(file.recordPath, edit)
    const parentId = folders.get(file.parent)?.id ?? 0
    folders.set(file.fullSlug, folderLink(edit(file.fullSlug), parentId, record))
  }
  return folders
}

function folderLink(fullSlug: string, parentId: number, record: StoredObject): RawLink {
  const { id, uuid, name, published, position } = record
  return {
    id: typeof id === 'number' ? id : idFrom(fullSlug),
    uuid: typeof uuid === 'string' ? uuid : uuidFrom(fullSlug),
    slug: fullSlug,
    path: null,
    real_path: `/${fullSlug}`,
    name: typeof name === 'string' ? name : fullSlug.slice(fullSlug.lastIndexOf('/') + 1),
    published: published !== false,
    parent_id: parentId,
    is_folder: true,
    is_startpage: false,
    position: typeof position === 'number' ? position : 0,
    published_at: null,
  }
}

/** Derives an id from a full slug, above all assigned ids and within a 32-bit column. */
function idFrom(fullSlug: string): number {
  return 1_000_000_000 + (digest(fullSlug).readUInt32BE(0) % 1_000_000_000)
}

function uuidFrom(fullSlug: string): string {
  const hex = digest(fullSlug).toString('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}

function digest(fullSlug: string): Buffer {
  return createHash('sha256').update(`folder ${fullSlug}`).digest()
}

type StoryFile =
  | { readonly kind: 'story'; readonly path: string; readonly folder: string }
  | {
      readonly kind: 'folder'
      /** As on disk, before `edit`. */
      readonly fullSlug: string
      /** Full slug; empty at the root. */
      readonly parent: string
      /** Path of `_folder.json`; undefined if there is none. */
      readonly recordPath: string | undefined
    }

/** Walks stories by name, each folder before its contents; nothing if the folder does not exist. */
function* walkStoryFiles(root: string, folder = ''): Generator<StoryFile> {
  if (folder === '' && !existsSync(root)) return
  const items = readdirSync(join(root, folder), { withFileTypes: true })
  items.sort((a, b) => (a.name < b.name ? -1 : 1))
  if (folder !== '') {
    const hasRecord = items.some((item) => item.name === FOLDER_RECORD)
    yield {
      kind: 'folder',
      fullSlug: folder,
      parent: folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '',
      recordPath: hasRecord ? join(root, folder, FOLDER_RECORD) : undefined,
    }
  }
  for (const item of items) {
    const childPath = folder === '' ? item.name : `${folder}/${item.name}`
    if (item.isDirectory()) yield* walkStoryFiles(root, childPath)
    else if (item.name.endsWith('.json') && item.name !== FOLDER_RECORD) {
      yield { kind: 'story', path: join(root, childPath), folder }
    }
  }
}

const FOLDER_RECORD = '_folder.json'
