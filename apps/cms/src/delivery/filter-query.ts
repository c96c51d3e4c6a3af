import type { ContentClause, ContentState, StoryCondition } from '../database/story-query.ts'
import { badRequest, malformed } from './errors.ts'
import { DATE_FORM, readDate } from './parameters.ts'
import type { QueryPair, RawQuery } from './raw-query.ts'

/** Operations of `filter_query` (delivery-protocol#filters). */
export const OPERATIONS = [
  'in',
  'not_in',
  'like',
  'not_like',
  'is',
  'any_in_array',
  'all_in_array',
  'in_array',
  'exists',
  'gt_date',
  'lt_date',
  'gt_int',
  'lt_int',
  'gt_float',
  'lt_float',
] as const
export type Operation = (typeof OPERATIONS)[number]

/**
 * The conditions of `filter_query`: fields outside `__or` must all hold, and of the alternatives in
 * `__or`, each leaf one of its own, at least one.
 *
 * Throws a 400 for brackets, an operation or a value that cannot be read, and beyond the bounds: 50
 * leaves, 10 of them with a pattern, 200 values a leaf, 1,000 characters a value, 200 a field's path.
 */
export function readFilterQuery(
  { pairs }: RawQuery,
  operations: readonly Operation[] = OPERATIONS,
): readonly StoryCondition[] {
  const leaves = pairs.filter(({ name }) => name === 'filter_query')
  if (leaves.length > MAXIMUM_LEAVES)
    throw badRequest(`Parameter filter_query has more than ${MAXIMUM_LEAVES} filters`)
  const conditions: StoryCondition[] = []
  const alternatives: ContentClause[] = []
  let patterns = 0
  for (const pair of leaves) {
    const { path, operation, isAlternative } = placeOf(pair, operations)
    const clause = readClause(pair, path, operation)
    if (isPattern(clause) && ++patterns > MAXIMUM_PATTERNS)
      throw badRequest(
        `Parameter filter_query has more than ${MAXIMUM_PATTERNS} values with a star`,
      )
    if (isAlternative) alternatives.push(clause)
    else conditions.push({ kind: 'content', clause })
  }
  if (alternatives.length > 0) conditions.push({ kind: 'any-of', clauses: alternatives })
  return conditions
}

/** No index helps to find what a pattern fits: all values at the path are read. */
function isPattern(clause: ContentClause): boolean {
  return 'pattern' in clause && clause.pattern.includes('*')
}

function placeOf({ key, brackets, value }: QueryPair, operations: readonly Operation[]) {
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
  if (path.length > MAXIMUM_PATH_CHARACTERS)
    throw badRequest(
      `Parameter filter_query names a field of more than ${MAXIMUM_PATH_CHARACTERS} characters`,
    )
  const operation = operations.find((one) => one === found)
  if (operation === undefined)
    throw badRequest(
      `Parameter filter_query has the operation "${found.slice(0, 50).toWellFormed()}"; expected one of ${operations.join(', ')}`,
    )
  return { path, operation, isAlternative }
}

function readClause({ key, value }: QueryPair, path: string, operation: Operation): ContentClause {
  if (value.length > MAXIMUM_VALUE_CHARACTERS)
    throw malformed(key, value, `at most ${MAXIMUM_VALUE_CHARACTERS} characters`)
  const refuse = (expected: string) => malformed(key, value, expected)
  switch (operation) {
    case 'in':
    case 'not_in':
    case 'any_in_array':
    case 'all_in_array':
    case 'in_array': {
      const values = value.split(',')
      if (values.length > MAXIMUM_VALUES) throw refuse(`at most ${MAXIMUM_VALUES} values`)
      return { path, operation: operation === 'in_array' ? 'any_in_array' : operation, values }
    }
    case 'like':
    case 'not_like':
      return { path, operation, pattern: value }
    case 'is': {
      const state = STATES.find((one) => one === value)
      if (state === undefined) throw refuse(`one of ${STATES.join(', ')}`)
      return { path, operation, state }
    }
    case 'exists':
      if (!/^(true|false|0|1)$/.test(value)) throw refuse('0, 1, true or false')
      return { path, operation, exists: value === 'true' || value === '1' }
    case 'gt_date':
    case 'lt_date': {
      const date = readDate(value)
      if (date === undefined) throw refuse(DATE_FORM)
      return { path, operation, date: date.slice(0, 16).replace('T', ' ') }
    }
    case 'gt_int':
    case 'lt_int':
      if (!/^[+-]?\d{1,15}$/.test(value)) throw refuse('a whole number')
      return { path, operation, number: Number(value) }
    case 'gt_float':
    case 'lt_float':
      if (!/^[+-]?(\d{1,30}(\.\d{0,30})?|\.\d{1,30})$/.test(value)) throw refuse('a decimal number')
      return { path, operation, number: Number(value) }
  }
}

const MAXIMUM_LEAVES = 50
const MAXIMUM_PATTERNS = 10
const MAXIMUM_VALUES = 200
const MAXIMUM_VALUE_CHARACTERS = 1000
const MAXIMUM_PATH_CHARACTERS = 200
const STATES: readonly ContentState[] = [
  'empty',
  'not_empty',
  'empty_array',
  'not_empty_array',
  'true',
  'false',
  'null',
  'not_null',
]
