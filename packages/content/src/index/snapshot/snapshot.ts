import type { StoriesSelection } from '@prospectus/protocol/query/stories-query'
import type { RawDatasourceEntry, RawLink, RawStory } from '@prospectus/protocol/raw-story'
import type { Entry, Found, TreeEntry } from '../rows/entry.ts'
import type { Listing, SearchHits, SearchQuery } from '../rows/queries.ts'

/**
 * The published content of a space at one moment: immutable, in memory, the same for every request
 * until the next one takes its place (decision 0003). Holds nothing unpublished.
 */
export interface Snapshot {
  /** Changes with every change of content; part of every cache key. */
  readonly version: string
  readonly builtAt: Date
  /** Number of published stories. */
  readonly size: number
  /** Codes of the language folders, such as `de` (LANG-1); the default language is not among them. */
  readonly languages: readonly string[]
  readonly datasources: Readonly<Record<DatasourceSlug, readonly RawDatasourceEntry[]>>
  /** Every published story, and every folder whether published or not, by position (DATA-7). */
  readonly tree: readonly TreeEntry[]
  /** What stands at a full slug, with or without its closing slash. O(1). */
  readonly find: (fullSlug: string) => Found | undefined
  readonly byUuid: (uuid: string) => Entry | undefined
  /** The whole story, read from the body store. */
  readonly read: (entry: Entry) => RawStory
  /** Every published story, in catalogue order (DATA-7). */
  readonly entries: () => Iterable<Entry>
  /**
   * A page of the stories that a query asks for, of those with a page of their own. What the resources
   * centre lists is found by index; any other query without uuids reads through all stories.
   */
  readonly select: (query: StoriesSelection) => Listing
  readonly search: (query: SearchQuery) => SearchHits
  /** The score of any row's name for a query as typed (SEARCH-3): for the ranking rule. */
  readonly nameScores: (query: string) => (row: number) => number
  /**
   * What a folded term of a site search is taken for: itself when a story of the language has it, or it is
   * none that can be corrected; else the nearest word of these stories (`search/nearest-word.ts`);
   * undefined when there is none.
   */
  readonly nearestWord: (term: string, lang: string) => string | undefined
  /** Frees the body store; called when the last request that uses this snapshot has ended. */
  readonly close: () => void
}

export type DatasourceSlug = 'theme-type' | 'industry-type' | 'resource-type'

/** Where a snapshot's content comes from: the bundled folder, or the delivery protocol. */
export interface ContentSource {
  /** Says what the content is of; snapshots of another space are never used (decision 0020). */
  readonly spaceId: string
  /** Codes of the language folders, such as `de`. */
  readonly languages: readonly string[]
  readonly links: () => AsyncIterable<RawLink>
  /** Published stories only. */
  readonly stories: () => AsyncIterable<RawStory>
  readonly datasourceEntries: (slug: DatasourceSlug) => Promise<readonly RawDatasourceEntry[]>
}

/** Takes the bodies of a snapshot while it is built: row 0 first, then 1, and so on. */
export interface BodyWriter {
  readonly append: (body: string) => Promise<void>
}

/** Keeps the bodies of a snapshot outside the heap. Synchronous: 20 µs a read from a file. */
export interface BodyStore {
  readonly read: (row: number) => string
  readonly close: () => void
}
