import {
  type Clause,
  createNumberParser,
  OPERATION_NAMES,
  type OperandRules,
  type Operation,
  readCondition,
  ruleOf,
  SHARED_RULES,
} from '@prospectus/protocol/query/operations'
import { readDate } from '@prospectus/protocol/values/date'
import type {
  SortableProperty,
  SortClause,
  StoryCondition,
  StoryQuery,
} from '../database/story-query.ts'
import type { DeliveryRequest } from './endpoint.ts'
import { badRequest, malformed } from './errors.ts'
import { readStartsWith, readTranslation, storedFullSlugs } from './language.ts'
import {
  DATE_FORMAT,
  type Parameters,
  type QueryPair,
  type RawQuery,
  readPaging,
} from './parameters.ts'

/** Parses the parameters of a story list (delivery-protocol#lists-of-stories). Throws a 400. */
export function readStoryQuery(request: DeliveryRequest): StoryQuery {
  const { parameters, query, view } = request
  return {
    view,
    where: [
      ...pathConditions(request),
      ...idConditions(parameters),
      ...kindConditions(parameters),
      ...dateConditions(parameters),
      ...readFilterQuery(query),
    ],
    search: parameters.text('search_term'),
    sort: readSortBy(parameters.text('sort_by')),
    ...readPaging(parameters, MAX_STORIES),
  }
}

const MAX_STORIES = 100
const MAX_UUIDS = 500
const MAX_PATTERNS = 20

function pathConditions(request: DeliveryRequest): readonly StoryCondition[] {
  const { parameters } = request
  const prefixes = readStartsWith(request)
  const slugs = readFullSlugs(request, 'by_slugs')
  const excludedSlugs = readFullSlugs(request, 'excluding_slugs')
  const level = parameters.wholeNumber('level', 1)
  const isStartpage = parameters.flag('is_startpage')
  return [
    ...(prefixes.length === 0 ? [] : [{ kind: 'starts-with', prefixes } as const]),
    ...(slugs.length === 0 ? [] : [{ kind: 'slugs', slugs, isNegated: false } as const]),
    ...(excludedSlugs.length === 0
      ? []
      : [{ kind: 'slugs', slugs: excludedSlugs, isNegated: true } as const]),
    ...(level === undefined ? [] : [{ kind: 'level', level } as const]),
    ...(isStartpage === undefined ? [] : [{ kind: 'startpage', isStartpage } as const]),
  ]
}

/** Reads a list of full slugs. Limits those with a star, which no index can look up. */
function readFullSlugs(request: DeliveryRequest, name: string): readonly string[] {
  const slugs = request.parameters.list(name)
  const patterns = slugs.filter((slug) => slug.includes('*'))
  if (patterns.length > MAX_PATTERNS)
    throw malformed(name, slugs.join(','), `at most ${MAX_PATTERNS} slugs with a star`)
  const language = readTranslation(request)?.language
  return slugs.flatMap((slug) => storedFullSlugs(slug, language))
}

function idConditions(parameters: Parameters): readonly StoryCondition[] {
  const uuidLists = [
    { uuids: parameters.list('by_uuids', MAX_UUIDS), isOrdered: false },
    { uuids: parameters.list('by_uuids_ordered', MAX_UUIDS), isOrdered: true },
  ]
  const idLists = [
    { ids: parameters.ids('by_ids'), isNegated: false },
    { ids: parameters.ids('excluding_ids'), isNegated: true },
  ]
  return [
    ...uuidLists
      .filter(({ uuids }) => uuids.length > 0)
      .map((list) => ({ kind: 'uuids', ...list }) as const),
    ...idLists
      .filter(({ ids }) => ids.length > 0)
      .map((list) => ({ kind: 'ids', ...list }) as const),
  ]
}

function kindConditions(parameters: Parameters): readonly StoryCondition[] {
  const component = parameters.text('content_type')
  const tags = parameters.list('with_tag')
  return [
    ...(component === undefined ? [] : [{ kind: 'component', component } as const]),
    ...(tags.length === 0 ? [] : [{ kind: 'any-tag', tags } as const]),
  ]
}

function dateConditions(parameters: Parameters): readonly StoryCondition[] {
  return COLUMNS.flatMap((column) =>
    COMPARISONS.flatMap(([suffix, comparison]) => {
      const time = parameters.date(`${column}_${suffix}`)
      return time === undefined ? [] : [{ kind: 'date', column, comparison, time } as const]
    }),
  )
}

const COLUMNS = ['published_at', 'first_published_at', 'updated_at'] as const
const COMPARISONS = [
  ['gt', '>'],
  ['lt', '<'],
  ['gte', '>='],
  ['lte', '<='],
] as const

/**
 * Parses `sort_by` (delivery-protocol#order): up to 10 keys `property:asc|desc` or
 * `content.field:asc|desc[:int|:float]`, comma-separated, each with optional `:nulls_first` or `:nulls_last`; ascending
 * by default. Throws a 400.
 */
function readSortBy(text: string | undefined): readonly SortClause[] {
  const keys = (text ?? '').split(',').filter((key) => key.trim() !== '')
  if (keys.length > MAX_KEYS) throw malformed('sort_by', text ?? '', `at most ${MAX_KEYS} keys`)
  return keys.map((key) => readSortKey(key.trim()))
}

function readSortKey(key: string): SortClause {
  const [name = '', ...options] = key.split(':')
  const isChosen = (candidate: string) => options.includes(candidate)
  const areKnown = options.every((option) => SORT_OPTIONS.has(option))
  const hasContradiction = OPPOSITES.some(
    ([candidate, other]) => isChosen(candidate) && isChosen(other),
  )
  const by = areKnown && !hasContradiction ? readSortTarget(name, options) : undefined
  if (by === undefined) throw malformed('sort_by', key, EXPECTED_SORT_KEY)
  return { by, isDescending: isChosen('desc'), areNullsFirst: isChosen('nulls_first') }
}

function readSortTarget(name: string, options: readonly string[]): SortClause['by'] | undefined {
  const type = options.includes('int') ? 'int' : options.includes('float') ? 'float' : 'text'
  const path = /^content\.(.+)$/s.exec(name)?.[1]
  if (path !== undefined) return path.length <= MAX_PATH_CHARACTERS ? { path, type } : undefined
  const property = PROPERTIES.find((candidate) => candidate === name)
  return property === undefined || type !== 'text' ? undefined : { property }
}

const MAX_KEYS = 10
const MAX_PATH_CHARACTERS = 200
const OPPOSITES = [
  ['asc', 'desc'],
  ['int', 'float'],
  ['nulls_first', 'nulls_last'],
] as const
const SORT_OPTIONS = new Set<string>(OPPOSITES.flat())
const PROPERTIES: readonly SortableProperty[] = [
  'id',
  'uuid',
  'name',
  'slug',
  'full_slug',
  'position',
  'created_at',
  'updated_at',
  'published_at',
  'first_published_at',
]
const EXPECTED_SORT_KEY = `content.<field>, ${PROPERTIES.join(', ')}; then :asc or :desc, :int or :float for content, :nulls_first or :nulls_last`

/**
 * Parses `filter_query`: all conditions outside `__or` must hold, and at least one of those inside. Throws a 400 for
 * a malformed filter, and for more than 50 filters, 10 patterns, 200 values a filter, 1,000 characters a value or 200 a
 * path.
 */
export function readFilterQuery(
  { pairs }: RawQuery,
  operations: readonly Operation[] = OPERATION_NAMES,
): readonly StoryCondition[] {
  const filters = pairs.filter(({ name }) => name === 'filter_query')
  if (filters.length > MAX_FILTERS)
    throw badRequest(`Parameter filter_query has more than ${MAX_FILTERS} filters`)
  const conditions: StoryCondition[] = []
  const alternatives: Clause[] = []
  let patternCount = 0
  for (const pair of filters) {
    const { path, operation, isAlternative } = readTarget(pair, operations)
    const clause = readClause(pair, path, operation)
    if (isPattern(clause) && ++patternCount > MAX_FILTER_PATTERNS)
      throw badRequest(
        `Parameter filter_query has more than ${MAX_FILTER_PATTERNS} values with a star`,
      )
    if (isAlternative) alternatives.push(clause)
    else conditions.push({ kind: 'content', clause })
  }
  if (alternatives.length > 0) conditions.push({ kind: 'any-of', clauses: alternatives })
  return conditions
}

/** True for a value with a star, which no index can look up: the query reads all values at the path. */
function isPattern({ operation, operand }: Clause): boolean {
  return (operation === 'like' || operation === 'not_like') && operand.includes('*')
}

function readTarget({ key, brackets, value }: QueryPair, operations: readonly Operation[]) {
  const isAlternative = brackets[0] === '__or'
  if (isAlternative && brackets[1] !== '')
    throw malformed(
      key,
      value,
      'empty brackets after [__or], as in filter_query[__or][][field][in]',
    )
  const [path = '', found, ...rest] = isAlternative ? brackets.slice(2) : brackets
  if (found === undefined || rest.length > 0 || path.trim() === '')
    throw malformed(key, value, 'a field and an operation, as in filter_query[field][in]')
  if (path.length > MAX_PATH_CHARACTERS)
    throw badRequest(
      `Parameter filter_query names a field of more than ${MAX_PATH_CHARACTERS} characters`,
    )
  const operation = operations.find((candidate) => candidate === found)
  if (operation === undefined)
    throw badRequest(
      `Parameter filter_query has the operation "${found.slice(0, 50).toWellFormed()}"; expected one of ${operations.join(', ')}`,
    )
  return { path, operation, isAlternative }
}

function readClause({ key, value }: QueryPair, field: string, operation: Operation): Clause {
  if (value.length > MAX_VALUE_CHARACTERS)
    throw malformed(key, value, `at most ${MAX_VALUE_CHARACTERS} characters`)
  const condition = readCondition(operation, value, RULES)
  if (condition === undefined) throw malformed(key, value, ruleOf(operation, RULES).expected)
  return { field, ...condition }
}

const MAX_FILTERS = 50
const MAX_FILTER_PATTERNS = 10
const MAX_VALUES = 200
const MAX_VALUE_CHARACTERS = 1000

const RULES: OperandRules = {
  ...SHARED_RULES,
  values: {
    expected: `at most ${MAX_VALUES} values`,
    read: (text) => {
      const values = text.split(',')
      return values.length > MAX_VALUES ? undefined : values
    },
  },
  pattern: { expected: 'text', read: (text) => text },
  date: {
    expected: DATE_FORMAT,
    read: (text) => readDate(text)?.getTime(),
  },
  decimal: {
    expected: 'a decimal number',
    read: createNumberParser(/^[+-]?(\d{1,30}(\.\d{0,30})?|\.\d{1,30})$/),
  },
}
