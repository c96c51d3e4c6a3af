import type { StoriesQuery } from '@prospectus/content/index/stories-endpoint/stories-query'
import { z } from 'zod'
import { countingNumber, listUpTo, option, textUpTo } from './option-kinds.ts'
import { filterQuery } from './read-filter.ts'

/** An option that cannot be used. */
export interface OptionFault {
  /** A sentence that says what is expected. */
  readonly error: string
  /** Path of the option, such as `filter_query.theme.like`. */
  readonly field: string
}

export type ReadOptions =
  | { readonly ok: true; readonly query: StoriesQuery }
  | { readonly ok: false; readonly fault: OptionFault }

/**
 * Reads the options of a request, whatever was sent: what is not listed here is refused, and nothing else
 * reaches the content (CALL-5). Never throws.
 */
export function readOptions(sent: unknown): ReadOptions {
  const read = options.safeParse(sent)
  if (!read.success) return { ok: false, fault: faultOf(read.error.issues) }
  const { starts_with, by_uuids, filter_query, search_term, sort_by, page, per_page } = read.data
  const query = {
    startsWith: starts_with ?? [],
    uuids: by_uuids,
    clauses: filter_query ?? [],
    text: search_term ?? '',
    sort: sort_by ?? { by: 'position', descending: false },
    page: page ?? 1,
    perPage: per_page ?? MAX_STORIES,
    excluded: new Set(read.data.excluding_fields),
  }
  return { ok: true, query }
}

function faultOf([issue]: readonly z.core.$ZodIssue[]): OptionFault {
  const path = issue?.path.map(String) ?? []
  if (issue?.code === 'unrecognized_keys') {
    const field = [...path, issue.keys[0]].join('.').slice(0, MAX_NAME_CHARACTERS).toWellFormed()
    return { error: `The option ${field} is not known.`, field }
  }
  const expected = issue?.code === 'custom' ? issue.message : 'an object'
  if (path.length === 0)
    return { error: `The options are expected to be ${expected}.`, field: 'options' }
  const field = path.join('.')
  return { error: `The option ${field} is expected to be ${expected}.`, field }
}

/** On one page, also when nothing is said. */
const MAX_STORIES = 100
const MAX_UUIDS = 100
const MAX_BEGINNINGS = 30
const MAX_FIELDS = 100
const MAX_BEGINNING_CHARACTERS = 500
const MAX_TERM_CHARACTERS = 200
const MAX_NAME_CHARACTERS = 100

const SORTED_BY = new Map<string, StoriesQuery['sort']['by']>([
  ['position', 'position'],
  ['name', 'name'],
  ['content.date', 'date'],
])

const options = z.strictObject({
  starts_with: option(
    `at most ${MAX_BEGINNINGS} beginnings of full slugs between commas, of at most ${MAX_BEGINNING_CHARACTERS} characters in all`,
    (sent) =>
      listUpTo(textUpTo(sent, MAX_BEGINNING_CHARACTERS), MAX_BEGINNINGS, MAX_BEGINNING_CHARACTERS),
  ),
  by_uuids: option(`at most ${MAX_UUIDS} uuids between commas`, (sent) =>
    listUpTo(sent, MAX_UUIDS, MAX_NAME_CHARACTERS),
  ),
  filter_query: filterQuery,
  search_term: option(`text of at most ${MAX_TERM_CHARACTERS} characters`, (sent) =>
    textUpTo(sent, MAX_TERM_CHARACTERS),
  ),
  sort_by: option('position, name or content.date, then :asc or :desc', readSort),
  page: option('a whole number of 1 or more', countingNumber),
  per_page: option(`a whole number from 1 to ${MAX_STORIES}`, (sent) => {
    const number = countingNumber(sent)
    return number !== undefined && number <= MAX_STORIES ? number : undefined
  }),
  excluding_fields: option(`at most ${MAX_FIELDS} names between commas`, (sent) =>
    listUpTo(sent, MAX_FIELDS, MAX_NAME_CHARACTERS),
  ),
})

function readSort(sent: unknown): StoriesQuery['sort'] | undefined {
  const [, name = '', direction] =
    /^([a-z.]+)(?::(asc|desc))?$/.exec(String(textUpTo(sent, 50))) ?? []
  const by = SORTED_BY.get(name)
  return by && { by, descending: direction === 'desc' }
}
