import type { Clause } from './operations.ts'

/** Filter, order and page of a list of stories (CALL-4, RES-0). */
export interface StoriesSelection {
  /** Prefixes of the full slug, any of them; empty for all stories. */
  readonly startsWith: readonly string[]
  /** Uuids to select from; undefined for all. */
  readonly uuids: readonly string[] | undefined
  /** All must hold. */
  readonly clauses: readonly Clause<FilterField>[]
  /** Free text over name and description, as typed (RES-8); empty for all. */
  readonly text: string
  /** Ties are by position (DATA-7). */
  readonly sort: { readonly by: StoriesOrder; readonly isDescending: boolean }
  /** From 1. */
  readonly page: number
  readonly perPage: number
}

/** The options of a request to the stories endpoint, parsed and within their limits (CALL-5). */
export interface StoriesQuery extends StoriesSelection {
  /** Keys of `content` to leave out. */
  readonly excluded: ReadonlySet<string>
}

export const FILTER_FIELDS = ['component', 'theme', 'industry', 'date'] as const
export type FilterField = (typeof FILTER_FIELDS)[number]

export const STORIES_ORDERS = ['position', 'name', 'content.date'] as const
export type StoriesOrder = (typeof STORIES_ORDERS)[number]

/** Longest search, in characters: of the search and resources pages, suggestions and the stories endpoint. */
export const MAX_SEARCH_CHARACTERS = 200
