/** What the options of a request ask for, each read and within its bounds (CALL-5). */
export interface StoriesQuery {
  /** Beginnings of the full slug, any of them; none stands for all stories. */
  readonly startsWith: readonly string[]
  readonly uuids: readonly string[] | undefined
  /** All must hold. */
  readonly clauses: readonly Clause[]
  /** As typed (RES-8). */
  readonly text: string
  readonly sort: { readonly by: 'position' | 'name' | 'date'; readonly descending: boolean }
  /** From 1. */
  readonly page: number
  readonly perPage: number
  /** Keys of `content`. */
  readonly excluded: ReadonlySet<string>
}

/** One leaf of `filter_query`: what is asked of a field. */
export type Clause = { readonly field: FilterField } & Condition

/** An operation of the delivery protocol with its value (delivery-protocol#filters). */
export type Condition =
  | { readonly operation: SetOperation; readonly values: readonly string[] }
  /** `*` at either end stands for anything. */
  | { readonly operation: PatternOperation; readonly pattern: string }
  | { readonly operation: 'is'; readonly state: FieldState }
  | { readonly operation: 'exists'; readonly exists: boolean }
  /** Milliseconds since 1970. */
  | { readonly operation: DateOperation; readonly at: number }
  | { readonly operation: NumberOperation; readonly number: number }

export type SetOperation = 'in' | 'not_in' | 'any_in_array' | 'all_in_array' | 'in_array'
export type PatternOperation = 'like' | 'not_like'
export type DateOperation = 'gt_date' | 'lt_date'
export type NumberOperation = 'gt_int' | 'lt_int' | 'gt_float' | 'lt_float'

export const FILTER_FIELDS = ['component', 'theme', 'industry', 'date'] as const
export type FilterField = (typeof FILTER_FIELDS)[number]

export const FIELD_STATES = [
  'empty',
  'not_empty',
  'empty_array',
  'not_empty_array',
  'true',
  'false',
  'null',
  'not_null',
] as const
export type FieldState = (typeof FIELD_STATES)[number]
