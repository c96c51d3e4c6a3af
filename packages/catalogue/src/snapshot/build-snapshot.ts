import { storedFields } from '@prospectus/content/schema/values/stored-value'
import type { RawDatasourceEntry } from '@prospectus/protocol/raw-story'
import { searchableText } from '../full-text/searchable-text.ts'
import { WordIndexBuilder } from '../full-text/word-index-builder.ts'
import { wordsOf } from '../matching/terms.ts'
import { isListedResource } from '../resources/resource-types.ts'
import { isSearchable, orderKey, type SnapshotRow } from '../rows/entry.ts'
import { compareByPosition, compareNewestFirst, type DateKey } from '../rows/order.ts'
import { type Pause, sortedNumbers } from '../rows/pause.ts'
import { readLink, type SnapshotFolder, withFolderStates } from './read-link.ts'
import { type BrokenStory, createRowReader } from './read-row.ts'
import {
  type BodyWriter,
  type ContentSource,
  type DatasourceSlug,
  EmptyContentError,
  InvalidContentError,
  type SnapshotParts,
} from './snapshot.ts'

interface BuildOptions {
  /** Different for different content; part of every cache key. */
  readonly version: string
  readonly builtAt: Date
  readonly pause: Pause
}

export interface BuiltSnapshot {
  readonly parts: SnapshotParts
  readonly broken: readonly BrokenStory[]
}

/**
 * Reads all published content, story by story, and builds the indexes; appends bodies to `bodies` in row order. Leaves
 * out broken stories and reports them. Throws what the source throws, and `InvalidContentError` for content that is
 * empty, truncated or malformed, or has a story twice.
 */
export async function buildSnapshot(
  source: ContentSource,
  bodies: BodyWriter,
  { version, builtAt, pause }: BuildOptions,
): Promise<BuiltSnapshot> {
  const { folders, publishedCount } = await readLinks(source)
  const datasources = await readDatasources(source)
  const stories = await readStories(source, bodies, pause)
  const { rows, broken } = stories
  assertPlausible(rows.length, broken, publishedCount)
  const keys = rows.map(orderKey)
  const parts: SnapshotParts = {
    spaceId: source.spaceId,
    version,
    builtAt,
    languages: source.languages,
    rows,
    folders: withFolderStates(folders, new Set(rows.map(({ parentId }) => parentId))),
    datasources,
    byPosition: await sortedNumbers(rows.length, compareRows(keys, compareByPosition), pause),
    newestFirst: await sortedNumbers(rows.length, compareRows(keys, compareNewestFirst), pause),
    phrases: await stories.phrases.finish(rows.length, true, pause),
    fullText: await stories.fullText.finish(rows.length, false, pause),
  }
  return { parts, broken }
}

function compareRows(keys: readonly DateKey[], compare: (a: DateKey, b: DateKey) => number) {
  return (a: number, b: number) => compare(keys[a] as DateKey, keys[b] as DateKey)
}

async function readLinks(source: ContentSource) {
  const folders = new Map<string, SnapshotFolder>()
  let publishedCount = 0
  for await (const link of source.links()) {
    const parsed = readLink(link)
    if (parsed.kind === 'folder') folders.set(parsed.folder.slug, parsed.folder)
    if (parsed.kind === 'story' && parsed.published) publishedCount++
  }
  return { folders: [...folders.values()], publishedCount }
}

async function readDatasources(
  source: ContentSource,
): Promise<Record<DatasourceSlug, readonly RawDatasourceEntry[]>> {
  const read = async (slug: DatasourceSlug) => {
    const entries: unknown = await source.datasourceEntries(slug)
    if (Array.isArray(entries)) return entries.filter(isDatasourceEntry)
    throw new InvalidContentError(`The entries of the data source ${slug} are not a list`)
  }
  return {
    'theme-type': await read('theme-type'),
    'industry-type': await read('industry-type'),
    'resource-type': await read('resource-type'),
  }
}

function isDatasourceEntry(entry: unknown): entry is RawDatasourceEntry {
  const { name, value } = storedFields(entry)
  return typeof name === 'string' && typeof value === 'string'
}

function assertPlausible(
  storyCount: number,
  broken: readonly BrokenStory[],
  publishedCount: number,
): void {
  const received = storyCount + broken.length
  if (received === 0) throw new EmptyContentError('The content has no published story')
  if (broken.length > storyCount) {
    throw new InvalidContentError(
      `${broken.length} of ${received} stories are broken, more than half; the first, ${broken[0]?.story}, ${broken[0]?.reason}`,
    )
  }
  if (publishedCount - received > TOLERATED_MISSING) {
    throw new InvalidContentError(
      `Only ${received} of ${publishedCount} published stories were received; at most ${TOLERATED_MISSING} may be missing`,
    )
  }
}

/**
 * Number of stories that may be missing, since some may be unpublished while they are read. Low enough to notice a
 * missing page of the content system's list, since a page has 25 stories or more.
 */
const TOLERATED_MISSING = 20

/** Throws `InvalidContentError` for an entry that is no object, and for stories that share an id, uuid or full slug. */
async function readStories(source: ContentSource, bodies: BodyWriter, pause: Pause) {
  const readRow = createRowReader(source.languages)
  const assertUnique = createUniquenessAssertion()
  const rows: SnapshotRow[] = []
  const broken: BrokenStory[] = []
  const phrases = new WordIndexBuilder()
  const fullText = new WordIndexBuilder()
  for await (const story of source.stories()) {
    if (typeof story !== 'object' || story === null) {
      const entry = rows.length + broken.length + 1
      const actual = story === null ? 'null' : `a ${typeof story}`
      throw new InvalidContentError(
        `Entry ${entry} of the stories is ${actual}; expected an object`,
      )
    }
    const number = rows.length
    const row = readRow(story, number)
    if ('reason' in row) {
      broken.push(row)
      continue
    }
    assertUnique(row)
    await bodies.append(JSON.stringify(story))
    rows.push(row)
    if (isListedResource(row.entry)) {
      phrases.add(number, row.foldedName.split(' '))
      phrases.add(number, row.foldedDescription.split(' '))
    }
    if (isSearchable(row.entry)) fullText.add(number, wordsOf(searchableText(story, row).text))
    if (number % STORIES_PER_SLICE === 0) await pause()
  }
  return { rows, broken, phrases, fullText }
}

function createUniquenessAssertion(): (row: SnapshotRow) => void {
  const names = {
    id: new Map<number, string>(),
    uuid: new Map<string, string>(),
    fullSlug: new Map<string, string>(),
  }
  const add = <T>(nameByValue: Map<T, string>, value: T, label: string, name: string) => {
    const other = nameByValue.get(value)
    if (other !== undefined) {
      const message = `The stories ${other} and ${name} both have the ${label} ${value}`
      throw new InvalidContentError(message)
    }
    nameByValue.set(value, name)
  }
  return ({ entry }) => {
    add(names.id, entry.id, 'id', entry.fullSlug)
    add(names.uuid, entry.uuid, 'uuid', entry.fullSlug)
    add(names.fullSlug, entry.fullSlug, 'full slug', entry.uuid)
  }
}

const STORIES_PER_SLICE = 8
