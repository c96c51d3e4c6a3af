import { malformed, parametersNotAllowed } from './errors.ts'

/** Official clients add these to whatever they ask for (delivery-protocol#parameters). */
const EVERYWHERE = ['token', 'version', 'cv', 'language', 'fallback_lang']
const PAGED = ['page', 'per_page']
const SHAPING = [
  'resolve_relations',
  'resolve_level',
  'resolve_links',
  'resolve_links_level',
  'excluding_fields',
  'excluding_story_fields',
  'content_type',
]
const DATES = ['published_at', 'first_published_at', 'updated_at'].flatMap((column) =>
  ['gt', 'lt', 'gte', 'lte'].map((comparison) => `${column}_${comparison}`),
)

/** The parameters that each endpoint takes; another one is answered 422 (delivery-protocol#parameters). */
export const ALLOWED = {
  stories: new Set([
    ...EVERYWHERE,
    ...PAGED,
    ...SHAPING,
    ...DATES,
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
  story: new Set([...EVERYWHERE, ...SHAPING, 'find_by']),
  links: new Set([
    ...EVERYWHERE,
    ...PAGED,
    'starts_with',
    'with_parent',
    'by_uuid',
    'include_dates',
    'paginated',
  ]),
  link: new Set([...EVERYWHERE, 'include_dates']),
  datasources: new Set([...EVERYWHERE, ...PAGED, 'search', 'by_ids']),
  datasource: new Set(EVERYWHERE),
  datasourceEntries: new Set([...EVERYWHERE, ...PAGED, 'datasource', 'dimension']),
  tags: new Set([...EVERYWHERE, ...PAGED, 'starts_with', 'filter_query']),
  space: new Set(EVERYWHERE),
} satisfies Readonly<Record<string, ReadonlySet<string>>>

/** Throws a 422 that names all parameters that are not among `allowed`. */
export function refuseOthers({ pairs }: RawQuery, allowed: ReadonlySet<string>): void {
  const others = pairs.map(({ name }) => name).filter((name) => !allowed.has(name))
  if (others.length > 0) throw parametersNotAllowed([...new Set(others)])
}

/**
 * Reads the values of parameters. An empty value counts as none, as official clients send it for options
 * that are not set; of several the last one counts. All throw a 400 for what they cannot read.
 */
export interface Parameters {
  readonly text: (name: string) => string | undefined
  /** Between commas, without what is empty; empty when the parameter is not there. */
  readonly list: (name: string, maximum?: number) => readonly string[]
  /** Ids between commas. */
  readonly ids: (name: string) => readonly number[]
  readonly wholeNumber: (name: string, from: number) => number | undefined
  readonly choice: <Choice extends string>(
    name: string,
    choices: readonly Choice[],
  ) => Choice | undefined
  /** `1` or `true`, `0` or `false`. */
  readonly flag: (name: string) => boolean | undefined
  /** ISO 8601, UTC, with milliseconds. */
  readonly date: (name: string) => string | undefined
}

const MAXIMUM_ITEMS = 200

/** Throws a 400 when a parameter that takes one value, which is all but `filter_query`, has brackets. */
export function createParameters(query: RawQuery): Parameters {
  for (const { name, brackets, value } of query.pairs) {
    if (brackets.length > 0 && name !== 'filter_query')
      throw malformed(name, value, 'one value, without square brackets')
  }
  const text = (name: string) => lastValue(query, name) || undefined
  const list = (name: string, maximum = MAXIMUM_ITEMS) => {
    const value = text(name) ?? ''
    const items = value.split(',').filter((item) => item.trim() !== '')
    if (items.length > maximum) throw malformed(name, value, `at most ${maximum} items`)
    return items.map((item) => item.trim())
  }
  const read = <Value>(
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
    list,
    ids: (name) =>
      list(name).map((item) => {
        if (!/^\d{1,15}$/.test(item)) throw malformed(name, item, 'ids, which are whole numbers')
        return Number(item)
      }),
    wholeNumber: (name, from) =>
      read(name, `a whole number from ${from}`, (value) => {
        const number = /^\d{1,9}$/.test(value) ? Number(value) : -1
        return number >= from ? number : undefined
      }),
    choice: (name, choices) =>
      read(name, `one of ${choices.join(', ')}`, (value) => choices.find((one) => one === value)),
    flag: (name) => read(name, '0, 1, true or false', (value) => FLAGS.get(value)),
    date: (name) => read(name, DATE_FORM, readDate),
  }
}

/** Page 0 is the first one too, and a size beyond the maximum is the maximum (delivery-protocol#paging). */
export function readPaging(
  parameters: Parameters,
  maximum: number,
): { readonly page: number; readonly perPage: number } {
  const perPage = parameters.wholeNumber('per_page', 1) ?? DEFAULT_PER_PAGE
  const page = Math.max(1, parameters.wholeNumber('page', 0) ?? 1)
  return { page, perPage: Math.min(perPage, maximum) }
}

/** What `readDate` reads, to follow "expected". */
export const DATE_FORM = 'a date as yyyy-MM-dd HH:mm or in ISO 8601'

/** A date as ISO 8601 in UTC with milliseconds; one without a zone is UTC. Undefined for anything else. */
export function readDate(text: string): string | undefined {
  const parts = DATE.exec(text)
  if (parts === null) return undefined
  const [, day = '', time = '00:00', zone = 'Z'] = parts
  const date = new Date(`${day}T${time}${zone}`)
  const dayExists = new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ?? false
  const year = date.getUTCFullYear()
  return dayExists && year >= 0 && year <= 9999 ? date.toISOString() : undefined
}

const DEFAULT_PER_PAGE = 25
const FLAGS = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
])
const DATE =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?)?$/

/** A query string as it was sent, pair by pair, in its order. */
export interface RawQuery {
  readonly pairs: readonly QueryPair[]
  /** What cannot be read in it, as a sentence; undefined when all of it can. */
  readonly fault: string | undefined
}

export interface QueryPair {
  /** What stands before the first bracket. */
  readonly name: string
  /** Between brackets, in order: `[__or][][title][in]` is `__or`, ``, `title`, `in`. */
  readonly brackets: readonly string[]
  readonly value: string
  /** Name and brackets together, decoded. */
  readonly key: string
  /** As it was sent. */
  readonly raw: string
}

/**
 * Reads a query string with Rails' brackets, keeping the order of its pairs, which objects would lose
 * (delivery-protocol#filters). Never throws: what is not valid percent-encoded UTF-8 is left as it is, and
 * named by `fault`, so that a token can be looked at before anything is complained of.
 *
 * @param search with or without its question mark
 */
export function parseRawQuery(search: string): RawQuery {
  const faults: string[] = []
  const pieces = search.replace(/^\?/, '').split('&')
  const pairs = pieces.filter((piece) => piece !== '').map((piece) => readPair(piece, faults))
  return { pairs, fault: faults[0] }
}

/** The last value of a parameter without brackets, as Rails takes it; undefined when it is not there. */
export function lastValue({ pairs }: RawQuery, name: string): string | undefined {
  return pairs.findLast((pair) => pair.key === name)?.value
}

function readPair(raw: string, faults: string[]): QueryPair {
  const equals = raw.indexOf('=')
  const key = decode(equals < 0 ? raw : raw.slice(0, equals), faults)
  const value = equals < 0 ? '' : decode(raw.slice(equals + 1), faults)
  if (key.includes('\0') || value.includes('\0'))
    faults.push('The query string has a null character')
  const parts = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key)
  if (parts === null)
    faults.push(
      'The query string has a parameter name with unmatched square brackets, or an empty one',
    )
  const name = parts?.[1] ?? key.split(/[[\]]/, 1)[0] ?? ''
  const brackets = (parts?.[2] ?? '').split(/[[\]]/).filter((_part, index) => index % 2 === 1)
  return { name, brackets, value, key, raw }
}

function decode(text: string, faults: string[]): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    faults.push('The query string is not valid percent-encoded UTF-8')
    return spaced
  }
}
