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
    perPage: per_page ?? MOST_STORIES,
    excluded: new Set(read.data.excluding_fields),
  }
  return { ok: true, query }
}

function faultOf([issue]: readonly z.core.$ZodIssue[]): OptionFault {
  const path = issue?.path.map(String) ?? []
  if (issue?.code === 'unrecognized_keys') {
    const field = [...path, issue.keys[0]].join('.').slice(0, LONGEST_NAME).toWellFormed()
    return { error: `The option ${field} is not known.`, field }
  }
  const expected = issue?.code === 'custom' ? issue.message : 'an object'
  if (path.length === 0)
    return { error: `The options are expected to be ${expected}.`, field: 'options' }
  const field = path.join('.')
  return { error: `The option ${field} is expected to be ${expected}.`, field }
}

/** On one page, also when nothing is said. */
const MOST_STORIES = 100
const MOST_UUIDS = 100
const MOST_BEGINNINGS = 30
const MOST_FIELDS = 100
const LONGEST_BEGINNING = 500
const LONGEST_TERM = 200
const LONGEST_NAME = 100

const SORTED_BY = new Map<string, StoriesQuery['sort']['by']>([
  ['position', 'position'],
  ['name', 'name'],
  ['content.date', 'date'],
])

const options = z.strictObject({
  starts_with: option(
    `at most ${MOST_BEGINNINGS} beginnings of full slugs between commas, of at most ${LONGEST_BEGINNING} characters in all`,
    (sent) => listUpTo(textUpTo(sent, LONGEST_BEGINNING), MOST_BEGINNINGS, LONGEST_BEGINNING),
  ),
  by_uuids: option(`at most ${MOST_UUIDS} uuids between commas`, (sent) =>
    listUpTo(sent, MOST_UUIDS, LONGEST_NAME),
  ),
  filter_query: filterQuery,
  search_term: option(`text of at most ${LONGEST_TERM} characters`, (sent) =>
    textUpTo(sent, LONGEST_TERM),
  ),
  sort_by: option('position, name or content.date, then :asc or :desc', readSort),
  page: option('a whole number of 1 or more', countingNumber),
  per_page: option(`a whole number from 1 to ${MOST_STORIES}`, (sent) => {
    const number = countingNumber(sent)
    return number !== undefined && number <= MOST_STORIES ? number : undefined
  }),
  excluding_fields: option(`at most ${MOST_FIELDS} names between commas`, (sent) =>
    listUpTo(sent, MOST_FIELDS, LONGEST_NAME),
  ),
})

function readSort(sent: unknown): StoriesQuery['sort'] | undefined {
  const [, name = '', direction] =
    /^([a-z.]+)(?::(asc|desc))?$/.exec(String(textUpTo(sent, 50))) ?? []
  const by = SORTED_BY.get(name)
  return by && { by, descending: direction === 'desc' }
}
