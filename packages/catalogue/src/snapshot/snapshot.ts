import type { StoriesSelection } from '@prospectus/protocol/query/stories-query'
import type { RawDatasourceEntry, RawLink, RawStory } from '@prospectus/protocol/raw-story'
import type { WordIndex } from '../full-text/word-index.ts'
import type { ResourceView } from '../resources/centre-query.ts'
import type {
  Entry,
  EntryPage,
  SearchHits,
  SiteSearchQuery,
  SlugMatch,
  SnapshotRow,
  TreeEntry,
} from '../rows/entry.ts'
import type { SnapshotFolder } from './read-link.ts'

/** Published content of a space at one time, immutable and in memory, shared by all requests (decision 0003). */
export interface Snapshot {
  /** Changes with every change of content; part of every cache key. */
  readonly version: string
  /** When this snapshot was created: by a full build, by changes, or by a rebuild of the same content. */
  readonly builtAt: Date
  /** Number of published stories. */
  readonly size: number
  /** Codes of the language folders, such as `de`, without the default language (LANG-1). */
  readonly languages: readonly string[]
  readonly datasources: Readonly<Record<DatasourceSlug, readonly RawDatasourceEntry[]>>
  /** Every published story, and every folder whether published or not, by position (DATA-7). */
  readonly tree: readonly TreeEntry[]
  /** The story at a full slug, with or without a trailing slash, else the folder. O(1). */
  readonly find: (fullSlug: string) => SlugMatch | undefined
  readonly byUuid: (uuid: string) => Entry | undefined
  /** The story as it was delivered. Throws an `Error` after `close`, or if the body file has changed. */
  readonly read: (entry: Entry) => RawStory
  /** Every published story, by position (DATA-7). */
  readonly entries: () => Iterable<Entry>
  /** A page of the list in the resources centre, from indexes (RES-0 to RES-4, RES-8, LANG-2). */
  readonly resources: (view: ResourceView) => EntryPage
  /**
   * A page of the matching stories that have a page. Scans all stories unless the query lists uuids or filters
   * resources.
   */
  readonly select: (query: StoriesSelection) => EntryPage
  /** The pages or the resources that match a query of the site search, by position (SEARCH-2). */
  readonly search: (query: SiteSearchQuery) => SearchHits
  /** Returns a function that scores the name of a row for a query as typed (SEARCH-3); used for ranking. */
  readonly nameScores: (query: string) => (row: number) => number
  /**
   * The word that a folded term most likely means: the term itself if a story has it or it cannot be corrected, else
   * the nearest word; undefined if no word is near.
   */
  readonly nearestWord: (term: string, lang: string) => string | undefined
  /** Closes the body store; call it after the last request that uses this snapshot. */
  readonly close: () => void
}

export type DatasourceSlug = 'theme-type' | 'industry-type' | 'resource-type'

/** Source of published content: the seed content, a content system, or a stored snapshot. */
export interface ContentSource {
  /** Snapshots of another space are never used (decision 0020). */
  readonly spaceId: string
  readonly languages: readonly string[]
  readonly links: () => AsyncIterable<RawLink>
  readonly stories: () => AsyncIterable<RawStory>
  readonly datasourceEntries: (slug: DatasourceSlug) => Promise<readonly RawDatasourceEntry[]>
}

/** Receives the bodies of a snapshot in row order from row 0. */
export interface BodyWriter {
  readonly append: (body: string) => Promise<void>
}

/** Keeps the bodies of a snapshot outside the heap. Synchronous, since a read from a file takes 20 µs. */
export interface BodyStore {
  readonly read: (row: number) => string
  readonly close: () => void
}

/** A snapshot without its bodies, as it is stored. */
export interface SnapshotParts {
  readonly spaceId: string
  readonly version: string
  readonly builtAt: Date
  readonly languages: readonly string[]
  /** `rows[n].entry.row` is n. Row numbers never change; the list orders below refer to them. */
  readonly rows: readonly SnapshotRow[]
  readonly folders: readonly SnapshotFolder[]
  readonly datasources: Readonly<Record<DatasourceSlug, readonly RawDatasourceEntry[]>>
  /** All row numbers, by position (DATA-7). */
  readonly byPosition: Uint32Array
  /** All row numbers, newest first (DATA-7). */
  readonly newestFirst: Uint32Array
  /** Index of the space-separated words in names and descriptions of resources (RES-8). */
  readonly phrases: WordIndex
  /** Index of the words of everything that the site search compares (SEARCH-2). */
  readonly fullText: WordIndex
}

/** Implausible content, such as mostly broken stories; the last good snapshot stays in use. */
export class InvalidContentError extends Error {
  override readonly name: string = 'InvalidContentError'
}

/** Content without a published story. */
export class EmptyContentError extends InvalidContentError {
  override readonly name = 'EmptyContentError'
}
