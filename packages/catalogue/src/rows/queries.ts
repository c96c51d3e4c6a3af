import type { Entry } from './entry.ts'

export interface Listing {
  readonly total: number
  /** In the order of the query; resources newest first (DATA-7). */
  readonly entries: readonly Entry[]
}

/** One of the two queries of SEARCH-2, over one component. */
export interface SearchQuery {
  readonly lang: string
  readonly component: 'page' | 'resource'
  readonly text: string
}

/**
 * Hits in the query's order, position ascending; ranking happens afterwards (SEARCH-3). They are numbers, not
 * objects, because a common word has ninety thousand hits of which a page shows fifty.
 */
export interface SearchHits {
  /** The row of each hit. */
  readonly rows: Uint32Array
  /** The section number of a row, and the name that each section number stands for. */
  readonly sectionOf: (row: number) => number
  readonly sections: readonly string[]
  readonly entryOf: (row: number) => Entry
}

export interface SearchHit {
  readonly entry: Entry
}
