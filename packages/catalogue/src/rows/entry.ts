import type { Component } from '@prospectus/content/reading/component'
import type { RawLink } from '@prospectus/protocol/raw-story'
import type { Dated } from './order.ts'

/** What a snapshot keeps in memory of each published story. */
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
  /** `redirect` also for a page that a redirect block in its body leads away from (ROUTE-4). */
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

/** A published story in a snapshot: its entry, and the values that lists and searches compare. */
export interface SnapshotRow {
  readonly entry: Entry
  readonly foldedName: string
  readonly foldedDescription: string
  readonly parentId: number
}

/** The values that the orders of DATA-7 compare. */
export function orderKey({ entry, foldedName }: SnapshotRow): Dated {
  return { position: entry.position, foldedName, uuid: entry.uuid, date: entry.date }
}

/** Whether one of the two queries of SEARCH-2 can return a story. */
export function isSearched(entry: Entry): boolean {
  return (entry.component === 'resource' || entry.component === 'page') && !entry.preventIndexing
}

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
