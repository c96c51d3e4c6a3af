import type { Clause } from '@prospectus/protocol/query/operations'
import type { Paging } from './paging.ts'

/** Documents to read: the published ones, or each story's newest. */
export type View = 'published' | 'draft'

/** A parsed query for a list of stories (delivery-protocol#lists-of-stories). */
export interface StoryQuery extends Paging {
  readonly view: View
  /** Conditions that must all hold. */
  readonly where: readonly StoryCondition[]
  /** As typed; empty text finds nothing, undefined does not search. */
  readonly search: string | undefined
  /** If empty: by an ordered `uuids` condition, else by the relevance for a search, else by position. */
  readonly sort: readonly SortClause[]
}

export type StoryCondition =
  | { readonly kind: 'starts-with'; readonly prefixes: readonly string[] }
  /** `*` in a slug stands for any run of characters. */
  | { readonly kind: 'slugs'; readonly slugs: readonly string[]; readonly isNegated: boolean }
  | { readonly kind: 'uuids'; readonly uuids: readonly string[]; readonly isOrdered: boolean }
  | { readonly kind: 'ids'; readonly ids: readonly number[]; readonly isNegated: boolean }
  | { readonly kind: 'component'; readonly component: string }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'startpage'; readonly isStartpage: boolean }
  | { readonly kind: 'any-tag'; readonly tags: readonly string[] }
  | {
      readonly kind: 'date'
      readonly column: 'published_at' | 'first_published_at' | 'updated_at'
      readonly comparison: '>' | '<' | '>=' | '<='
      /** ISO 8601, UTC, with milliseconds. */
      readonly time: string
    }
  | { readonly kind: 'content'; readonly clause: Clause }
  | { readonly kind: 'any-of'; readonly clauses: readonly Clause[] }

export interface SortClause {
  readonly by:
    | { readonly property: SortableProperty }
    | { readonly path: string; readonly type: 'text' | 'int' | 'float' }
  readonly isDescending: boolean
  readonly areNullsFirst: boolean
}

export type SortableProperty =
  | 'id'
  | 'uuid'
  | 'name'
  | 'slug'
  | 'full_slug'
  | 'position'
  | 'created_at'
  | 'updated_at'
  | 'published_at'
  | 'first_published_at'
