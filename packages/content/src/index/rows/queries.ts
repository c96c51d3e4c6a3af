import type { Entry } from './entry.ts'

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
