import { type Clause, OPERATION_NAMES, type Operation } from '@prospectus/protocol/query/operations'
import {
  numberLike,
  type OperandRules,
  readCondition,
  ruleOf,
  SHARED_RULES,
} from '@prospectus/protocol/query/read-condition'
import type { StoryCondition } from '../database/story-query.ts'
import { badRequest, malformed } from './errors.ts'
import { DATE_FORM, readDate } from './parameters.ts'
import type { QueryPair, RawQuery } from './raw-query.ts'

/**
 * The conditions of `filter_query`: fields outside `__or` must all hold, and of the alternatives in
 * `__or`, each leaf one of its own, at least one.
 *
 * Throws a 400 for brackets, an operation or a value that cannot be read, and beyond the bounds: 50
 * leaves, 10 of them with a pattern, 200 values a leaf, 1,000 characters a value, 200 a field's path.
 */
export function readFilterQuery(
  { pairs }: RawQuery,
  operations: readonly Operation[] = OPERATION_NAMES,
): readonly StoryCondition[] {
  const leaves = pairs.filter(({ name }) => name === 'filter_query')
  if (leaves.length > MAXIMUM_LEAVES)
    throw badRequest(`Parameter filter_query has more than ${MAXIMUM_LEAVES} filters`)
  const conditions: StoryCondition[] = []
  const alternatives: Clause[] = []
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
function isPattern({ operation, operand }: Clause): boolean {
  return (operation === 'like' || operation === 'not_like') && operand.includes('*')
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

function readClause({ key, value }: QueryPair, field: string, operation: Operation): Clause {
  if (value.length > MAXIMUM_VALUE_CHARACTERS)
    throw malformed(key, value, `at most ${MAXIMUM_VALUE_CHARACTERS} characters`)
  const condition = readCondition(operation, value, RULES)
  if (condition === undefined) throw malformed(key, value, ruleOf(operation, RULES).expected)
  return { field, ...condition }
}

const MAXIMUM_LEAVES = 50
const MAXIMUM_PATTERNS = 10
const MAXIMUM_VALUES = 200
const MAXIMUM_VALUE_CHARACTERS = 1000
const MAXIMUM_PATH_CHARACTERS = 200

const RULES: OperandRules = {
  ...SHARED_RULES,
  values: {
    expected: `at most ${MAXIMUM_VALUES} values`,
    read: (text) => {
      const values = text.split(',')
      return values.length > MAXIMUM_VALUES ? undefined : values
    },
  },
  pattern: { expected: 'text', read: (text) => text },
  date: {
    expected: DATE_FORM,
    read: (text) => {
      const date = readDate(text)
      return date === undefined ? undefined : Date.parse(date)
    },
  },
  decimal: {
    expected: 'a decimal number',
    read: numberLike(/^[+-]?(\d{1,30}(\.\d{0,30})?|\.\d{1,30})$/),
  },
}
