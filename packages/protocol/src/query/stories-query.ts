import type { Clause } from './operations.ts'

/** Which stories are asked for, in which order, and which page of them (CALL-4, RES-0). */
export interface StoriesSelection {
  /** Beginnings of the full slug, any of them; none stands for all stories. */
  readonly startsWith: readonly string[]
  /** Only these; undefined stands for all. */
  readonly uuids: readonly string[] | undefined
  /** All must hold. */
  readonly clauses: readonly Clause<FilterField>[]
  /** Free text over name and description, as typed (RES-8); empty filters nothing. */
  readonly text: string
  /** Ties are by position (DATA-7). */
  readonly sort: { readonly by: StoriesOrder; readonly descending: boolean }
  /** From 1. */
  readonly page: number
  readonly perPage: number
}

/** What the options of a request to the stories endpoint ask for, each read and within its bounds (CALL-5). */
export interface StoriesQuery extends StoriesSelection {
  /** Keys of `content` that are not sent. */
  readonly excluded: ReadonlySet<string>
}

export const FILTER_FIELDS = ['component', 'theme', 'industry', 'date'] as const
export type FilterField = (typeof FILTER_FIELDS)[number]

export const STORIES_ORDERS = ['position', 'name', 'content.date'] as const
export type StoriesOrder = (typeof STORIES_ORDERS)[number]

/** Characters of the longest free text that the stories endpoint takes. */
export const MAX_TEXT_CHARACTERS = 200
