import { readDate } from '../values/date.ts'
import { type Clause, OPERATION_NAMES, OPERATIONS } from './operations.ts'
import { listUpTo, type OptionFault, type OptionReader, textUpTo } from './option-reader.ts'
import {
  numberLike,
  type OperandRules,
  readCondition,
  ruleOf,
  SHARED_RULES,
} from './read-condition.ts'
import { FILTER_FIELDS, type FilterField } from './stories-query.ts'

/**
 * `filter_query` of the stories endpoint, as the clauses that must all hold (stories-endpoint#request):
 * the fields and operations that are listed, and no others.
 */
export function readFilter(
  filter: OptionReader,
  faults: OptionFault[],
): readonly Clause<FilterField>[] {
  const before = faults.length
  const clauses = FILTER_FIELDS.flatMap((field) => {
    const operations = filter.object(field)
    const found = BY_KIND.flatMap((operation) => {
      const condition = operations?.value(operation, {
        expected: ruleOf(operation, RULES).expected,
        read: (sent) => {
          const text = textUpTo(sent, MAX_VALUES * MAX_VALUE_CHARACTERS)
          return text === undefined ? undefined : readCondition(operation, text, RULES)
        },
      })
      return condition === undefined ? [] : [{ field, ...condition }]
    })
    operations?.end()
    return found
  })
  filter.end()
  if (clauses.length > MAX_CLAUSES && faults.length === before)
    filter.refuse(`an object of at most ${MAX_CLAUSES} operations`)
  return clauses
}

const MAX_CLAUSES = 10
const MAX_VALUES = 50
const MAX_VALUE_CHARACTERS = 200

const RULES: OperandRules = {
  values: {
    expected: `at most ${MAX_VALUES} values between commas, each of at most ${MAX_VALUE_CHARACTERS} characters`,
    read: (text) => listUpTo(text, MAX_VALUES, MAX_VALUE_CHARACTERS),
  },
  pattern: {
    expected: `text of at most ${MAX_VALUE_CHARACTERS} characters`,
    read: (text) => textUpTo(text, MAX_VALUE_CHARACTERS),
  },
  state: SHARED_RULES.state,
  flag: SHARED_RULES.flag,
  date: {
    expected: 'a date such as 2026-01-31 09:00',
    read: (text) => readDate(text)?.getTime(),
  },
  whole: SHARED_RULES.whole,
  decimal: {
    expected: 'a decimal number',
    read: numberLike(/^[+-]?\d{1,15}(\.\d{1,15})?$/),
  },
}

/** Of several faults in one field, the first in this order is named. */
const BY_KIND = Object.keys(RULES).flatMap((kind) =>
  OPERATION_NAMES.filter((operation) => OPERATIONS[operation] === kind),
)
