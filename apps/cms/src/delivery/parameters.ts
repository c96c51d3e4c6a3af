import { SHARED_RULES } from '@prospectus/protocol/query/operations'
import { readIsoDate } from '@prospectus/protocol/values/date'
import type { Paging } from '../database/paging.ts'
import { malformed, parametersNotAllowed } from './errors.ts'

/** Official clients add these to every request (delivery-protocol#parameters). */
const COMMON_PARAMETERS = ['token', 'version', 'cv', 'language', 'fallback_lang']
const PAGING_PARAMETERS = ['page', 'per_page']
const RESPONSE_OPTIONS = [
  'resolve_relations',
  'resolve_level',
  'resolve_links',
  'resolve_links_level',
  'excluding_fields',
  'excluding_story_fields',
  'content_type',
]
const DATE_PARAMETERS = ['published_at', 'first_published_at', 'updated_at'].flatMap((column) =>
  ['gt', 'lt', 'gte', 'lte'].map((comparison) => `${column}_${comparison}`),
)

/** Parameters that each endpoint takes; others are rejected with 422 (delivery-protocol#parameters). */
export const ALLOWED_PARAMETERS = {
  stories: new Set([
    ...COMMON_PARAMETERS,
    ...PAGING_PARAMETERS,
    ...RESPONSE_OPTIONS,
    ...DATE_PARAMETERS,
    'starts_with',
    'by_slugs',
    'excluding_slugs',
    'by_uuids',
    'by_uuids_ordered',
    'by_ids',
    'excluding_ids',
    'search_term',
    'sort_by',
    'level',
    'is_startpage',
    'with_tag',
    'filter_query',
  ]),
  story: new Set([...COMMON_PARAMETERS, ...RESPONSE_OPTIONS, 'find_by']),
  links: new Set([
    ...COMMON_PARAMETERS,
    ...PAGING_PARAMETERS,
    'starts_with',
    'with_parent',
    'by_uuid',
    'include_dates',
    'paginated',
  ]),
  link: new Set([...COMMON_PARAMETERS, 'include_dates']),
  datasources: new Set([...COMMON_PARAMETERS, ...PAGING_PARAMETERS, 'search', 'by_ids']),
  datasource: new Set(COMMON_PARAMETERS),
  datasourceEntries: new Set([
    ...COMMON_PARAMETERS,
    ...PAGING_PARAMETERS,
    'datasource',
    'dimension',
  ]),
  tags: new Set([...COMMON_PARAMETERS, ...PAGING_PARAMETERS, 'starts_with', 'filter_query']),
  space: new Set(COMMON_PARAMETERS),
} satisfies Readonly<Record<string, ReadonlySet<string>>>

/** Throws a 422 that names the unknown parameters. */
export function assertKnownParameters({ pairs }: RawQuery, allowed: ReadonlySet<string>): void {
  const unknownNames = pairs.map(({ name }) => name).filter((name) => !allowed.has(name))
  if (unknownNames.length > 0) throw parametersNotAllowed([...new Set(unknownNames)])
}

const MAX_ITEMS = 200

/**
 * Creates functions that read a parameter by its name, and throw a 400 for an invalid value. An empty value counts as
 * absent, since official clients send unset options that way; of repeated parameters the last one counts. Also throws
 * for brackets in any name but `filter_query`.
 */
export function createParameters(query: RawQuery) {
  for (const { name, brackets, value } of query.pairs) {
    if (brackets.length > 0 && name !== 'filter_query')
      throw malformed(name, value, 'one value, without square brackets')
  }
  const text = (name: string) => lastValue(query, name) || undefined
  const list = (name: string, maximum = MAX_ITEMS) => {
    const value = text(name) ?? ''
    const items = value.split(',').filter((item) => item.trim() !== '')
    if (items.length > maximum) throw malformed(name, value, `at most ${maximum} items`)
    return items.map((item) => item.trim())
  }
  const readParsed = <Value>(
    name: string,
    expected: string,
    parse: (text: string) => Value | undefined,
  ) => {
    const value = text(name)
    if (value === undefined) return undefined
    const parsed = parse(value)
    if (parsed === undefined) throw malformed(name, value, expected)
    return parsed
  }
  return {
    text,
    /** Items of a comma-separated value, without empty ones; an empty list when absent. */
    list,
    ids: (name: string): readonly number[] =>
      list(name).map((item) => {
        if (!/^\d{1,15}$/.test(item)) throw malformed(name, item, 'ids, which are whole numbers')
        return Number(item)
      }),
    wholeNumber: (name: string, minimum: number) =>
      readParsed(name, `a whole number from ${minimum}`, (value) => {
        const number = /^\d{1,9}$/.test(value) ? Number(value) : -1
        return number >= minimum ? number : undefined
      }),
    choice: <Choice extends string>(name: string, choices: readonly Choice[]) =>
      readParsed(name, `one of ${choices.join(', ')}`, (value) =>
        choices.find((choice) => choice === value),
      ),
    flag: (name: string) => readParsed(name, SHARED_RULES.flag.expected, SHARED_RULES.flag.read),
    /** Returns ISO 8601 in UTC, with milliseconds. */
    date: (name: string) => readParsed(name, DATE_FORMAT, readIsoDate),
  }
}

export type Parameters = ReturnType<typeof createParameters>

/** Reads `page` (0 counts as 1) and `per_page`, cut to the maximum (delivery-protocol#paging). */
export function readPaging(parameters: Parameters, maximum: number): Paging {
  const perPage = parameters.wholeNumber('per_page', 1) ?? DEFAULT_PER_PAGE
  const page = Math.max(1, parameters.wholeNumber('page', 0) ?? 1)
  return { page, perPage: Math.min(perPage, maximum) }
}

/** Completes "expected …" in an error. */
export const DATE_FORMAT = 'a date as yyyy-MM-dd HH:mm or in ISO 8601'

const DEFAULT_PER_PAGE = 25

/** A parsed query string. */
export interface RawQuery {
  /** In the order sent. */
  readonly pairs: readonly QueryPair[]
  /** The first error, as a sentence. */
  readonly error: string | undefined
}

export interface QueryPair {
  /** The key before the first bracket. */
  readonly name: string
  /** Contents of the brackets, in order: `[__or][][title][in]` is `__or`, ``, `title`, `in`. */
  readonly brackets: readonly string[]
  /** Decoded. */
  readonly value: string
  /** Decoded name and brackets. */
  readonly key: string
  /** Key and value as sent. */
  readonly raw: string
}

/**
 * Parses a query string with Rails-style brackets, keeping the order of its pairs (delivery-protocol#filters). Never
 * throws: reports invalid percent-encoding in `error`, so that the token is checked first.
 */
export function parseRawQuery(search: string): RawQuery {
  const errors: string[] = []
  const rawPairs = search.replace(/^\?/, '').split('&')
  const pairs = rawPairs
    .filter((rawPair) => rawPair !== '')
    .map((rawPair) => readPair(rawPair, errors))
  return { pairs, error: errors[0] }
}

/** The last value of a parameter without brackets, as in Rails; undefined when absent. */
export function lastValue({ pairs }: RawQuery, name: string): string | undefined {
  return pairs.findLast((pair) => pair.key === name)?.value
}

function readPair(raw: string, errors: string[]): QueryPair {
  const equalsIndex = raw.indexOf('=')
  const key = decode(equalsIndex < 0 ? raw : raw.slice(0, equalsIndex), errors)
  const value = equalsIndex < 0 ? '' : decode(raw.slice(equalsIndex + 1), errors)
  if (key.includes('\0') || value.includes('\0'))
    errors.push('The query string has a null character; leave out the %00')
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key)
  if (match === null)
    errors.push(
      'The query string has an empty parameter name, or one with unmatched square brackets',
    )
  const name = match?.[1] ?? key.split(/[[\]]/, 1)[0] ?? ''
  const brackets = (match?.[2] ?? '').split(/[[\]]/).filter((_part, index) => index % 2 === 1)
  return { name, brackets, value, key, raw }
}

function decode(text: string, errors: string[]): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    errors.push(
      'The query string is not valid percent-encoded UTF-8; write a percent sign itself as %25',
    )
    return spaced
  }
}
