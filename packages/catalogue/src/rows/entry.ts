import type { Component } from '@prospectus/content/reading/component'
import type { RawLink } from '@prospectus/protocol/raw-story'

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
