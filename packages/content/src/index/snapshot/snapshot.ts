import type { RawDatasourceEntry, RawLink, RawStory } from '@prospectus/protocol/raw-story'
import type { Component } from '../../reading/component.ts'

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
  readonly resources: (query: ResourceQuery) => Listing
  /** Any stories; reads through all of them, unless it is given uuids. */
  readonly stories: (query: StoryListQuery) => Listing
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

/** What the catalogue keeps hot of each published story. */
export interface Entry {
  readonly row: number
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly fullSlug: string
  /** Canonical path (ROUTE-2). */
  readonly path: string
  readonly section: string
  readonly lang: string
  readonly component: Component
  readonly position: number
  readonly isStartpage: boolean
  readonly preventIndexing: boolean
  /** Milliseconds since 1970, UTC: a resource's date, else when it was created. */
  readonly date: number
  /** ISO timestamp of the last publish, or null. */
  readonly publishedAt: string | null
  readonly description: string
  readonly themes: readonly string[]
  readonly industries: readonly string[]
}

export type TreeEntry = Pick<
  RawLink,
  | 'id'
  | 'uuid'
  | 'slug'
  | 'name'
  | 'published'
  | 'parent_id'
  | 'is_folder'
  | 'is_startpage'
  | 'position'
> & { readonly path: string; readonly lang: string }

export type Found =
  | { readonly kind: 'story'; readonly entry: Entry }
  /** A folder without a published start page (ROUTE-2). */
  | {
      readonly kind: 'folder'
      readonly fullSlug: string
      readonly name: string
      readonly published: boolean
    }

/** Filters of the resources centre (RES-1, RES-8); undefined or empty filters nothing. */
export interface ResourceQuery {
  readonly lang: string
  readonly type?: string | undefined
  readonly industry?: string | undefined
  readonly theme?: string | undefined
  /** Free text over name and description, not yet folded. */
  readonly text?: string | undefined
  readonly offset: number
  readonly limit: number
}

export interface Listing {
  readonly total: number
  /** In the order of the query; resources newest first (DATA-7). */
  readonly entries: readonly Entry[]
}

/** A list of any published stories (CALL-4). */
export interface StoryListQuery {
  /** Only these; undefined stands for all. */
  readonly uuids: readonly string[] | undefined
  readonly keeps: (entry: Entry) => boolean
  /** Free text over name and description, not yet folded (RES-8); empty filters nothing. */
  readonly text: string
  /** Ties are in catalogue order (DATA-7). */
  readonly order: 'position' | 'name' | 'date'
  readonly descending: boolean
  readonly offset: number
  readonly limit: number
}

/** One of the two queries of SEARCH-2, over one component. */
export interface SearchQuery {
  readonly lang: string
  readonly component: 'page' | 'resource'
  readonly text: string
}

/**
 * In the query's order, position ascending; the ranking rule sorts afterwards (SEARCH-3). Numbers rather
 * than objects: a common word has ninety thousand hits, of which a page shows fifty.
 */
export interface SearchHits {
  /** The row of each hit. */
  readonly rows: Uint32Array
  /** The number of a row's section, and what the numbers stand for. */
  readonly sectionOf: (row: number) => number
  readonly sections: readonly string[]
  readonly entryOf: (row: number) => Entry
}

export interface SearchHit {
  readonly entry: Entry
}

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
