import { readDate } from '../values/date.ts'
import { type Clause, OPERATION_NAMES, OPERATIONS } from './operations.ts'
import {
  countingNumber,
  createOptionReader,
  listUpTo,
  type OptionFault,
  type OptionReader,
  type OptionRule,
  textUpTo,
} from './option-reader.ts'
import {
  numberLike,
  type OperandRules,
  readCondition,
  ruleOf,
  SHARED_RULES,
} from './read-condition.ts'
import {
  FILTER_FIELDS,
  type FilterField,
  MAX_TEXT_CHARACTERS,
  STORIES_ORDERS,
  type StoriesQuery,
} from './stories-query.ts'

type ReadOptions =
  | { readonly ok: true; readonly query: StoriesQuery }
  | { readonly ok: false; readonly fault: OptionFault }

/**
 * Reads the options of a request to the stories endpoint, whatever was sent: what is not listed here is
 * refused, and nothing else reaches the content (CALL-5). Never throws.
 */
export function readOptions(sent: unknown): ReadOptions {
  const faults: OptionFault[] = []
  const options = createOptionReader(sent, faults)
  const startsWith = options.value('starts_with', BEGINNINGS)
  const uuids = options.value('by_uuids', UUIDS)
  const filter = options.object('filter_query')
  const query = {
    startsWith: startsWith ?? [],
    uuids,
    clauses: filter ? readFilter(filter, faults) : [],
    text: options.value('search_term', TERM) ?? '',
    sort: options.value('sort_by', SORT) ?? { by: 'position', descending: false },
    page: options.value('page', PAGE) ?? 1,
    perPage: options.value('per_page', PER_PAGE) ?? MAX_STORIES,
    excluded: new Set(options.value('excluding_fields', FIELDS)),
  }
  options.end()
  const [fault] = faults
  return fault === undefined ? { ok: true, query } : { ok: false, fault }
}

/** On one page, also when nothing is said. */
const MAX_STORIES = 100
const MAX_UUIDS = 100
const MAX_BEGINNINGS = 30
const MAX_FIELDS = 100
const MAX_BEGINNING_CHARACTERS = 500
const MAX_NAME_CHARACTERS = 100

const BEGINNINGS: OptionRule<readonly string[]> = {
  expected: `at most ${MAX_BEGINNINGS} beginnings of full slugs between commas, of at most ${MAX_BEGINNING_CHARACTERS} characters in all`,
  read: (sent) =>
    listUpTo(textUpTo(sent, MAX_BEGINNING_CHARACTERS), MAX_BEGINNINGS, MAX_BEGINNING_CHARACTERS),
}
const UUIDS: OptionRule<readonly string[]> = {
  expected: `at most ${MAX_UUIDS} uuids between commas`,
  read: (sent) => listUpTo(sent, MAX_UUIDS, MAX_NAME_CHARACTERS),
}
const TERM: OptionRule<string> = {
  expected: `text of at most ${MAX_TEXT_CHARACTERS} characters`,
  read: (sent) => textUpTo(sent, MAX_TEXT_CHARACTERS),
}
const SORT: OptionRule<StoriesQuery['sort']> = {
  expected: 'position, name or content.date, then :asc or :desc',
  read: (sent) => {
    const [, name, direction] = /^([a-z.]+)(?::(asc|desc))?$/.exec(String(textUpTo(sent, 50))) ?? []
    const by = STORIES_ORDERS.find((order) => order === name)
    return by && { by, descending: direction === 'desc' }
  },
}
const PAGE: OptionRule<number> = { expected: 'a whole number of 1 or more', read: countingNumber }
const PER_PAGE: OptionRule<number> = {
  expected: `a whole number from 1 to ${MAX_STORIES}`,
  read: (sent) => {
    const number = countingNumber(sent)
    return number !== undefined && number <= MAX_STORIES ? number : undefined
  },
}
const FIELDS: OptionRule<readonly string[]> = {
  expected: `at most ${MAX_FIELDS} names between commas`,
  read: (sent) => listUpTo(sent, MAX_FIELDS, MAX_NAME_CHARACTERS),
}

/**
 * `filter_query` of the stories endpoint, as the clauses that must all hold (stories-endpoint#request):
 * the fields and operations that are listed, and no others.
 */
function readFilter(filter: OptionReader, faults: OptionFault[]): readonly Clause<FilterField>[] {
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
