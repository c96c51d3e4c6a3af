import type { StoryKind } from '@prospectus/content/reading/story-kind'
import type { RawLink } from '@prospectus/protocol/raw-story'
import type { DateKey } from './order.ts'

/** Values of a published story that a snapshot keeps in memory. */
export interface Entry {
  readonly row: number
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly fullSlug: string
  /** Canonical path (ROUTE-2). */
  readonly path: string
  /** First segment of the full slug, after the language folder. */
  readonly section: string
  readonly lang: string
  /** `redirect` also for a page with a redirect block in its body (ROUTE-4). */
  readonly component: StoryKind
  readonly position: number
  readonly isStartpage: boolean
  readonly preventIndexing: boolean
  /** Milliseconds since 1970: a resource's date, or else its creation. */
  readonly date: number
  /** ISO timestamp of the last publish, or null. */
  readonly publishedAt: string | null
  readonly description: string
  /** The byline of a resource; empty if it has none. */
  readonly author: string
  readonly themes: readonly string[]
  readonly industries: readonly string[]
}

/** A story or folder in the space's tree, as the links list it. */
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

export type SlugMatch =
  | { readonly kind: 'story'; readonly entry: Entry }
  /** A folder without a published start page (ROUTE-2). */
  | {
      readonly kind: 'folder'
      readonly fullSlug: string
      readonly name: string
      readonly published: boolean
    }

/** An entry, with further values for sorting, searching and the tree. */
export interface SnapshotRow {
  readonly entry: Entry
  readonly foldedName: string
  readonly foldedDescription: string
  readonly parentId: number
}

export function orderKey({ entry, foldedName }: SnapshotRow): DateKey {
  return { position: entry.position, foldedName, uuid: entry.uuid, date: entry.date }
}

/** True for stories that search may return (SEARCH-2). */
export function isSearchable(entry: Entry): boolean {
  return (entry.component === 'resource' || entry.component === 'page') && !entry.preventIndexing
}

/** A page of a list of stories. */
export interface EntryPage {
  /** Number of stories on all pages. */
  readonly total: number
  /** In the order of the query; resources newest first (DATA-7). */
  readonly entries: readonly Entry[]
}

export interface SiteSearchQuery {
  readonly lang: string
  readonly component: 'page' | 'resource'
  readonly text: string
}

/** Hits, ordered by position. Row numbers, not entries: a common word has 90,000 hits, of which a page shows 50. */
export interface SearchHits {
  readonly rows: Uint32Array
  /** The section of a row, as an index into `sections`. */
  readonly sectionOf: (row: number) => number
  readonly sections: readonly string[]
  readonly entryOf: (row: number) => Entry
}
