import { readDate } from '../values/date.ts'
import { isRecord } from '../values/is-record.ts'
import {
  type Clause,
  createNumberParser,
  OPERATION_NAMES,
  OPERATIONS,
  type OperandRules,
  readCondition,
  ruleOf,
  SHARED_RULES,
} from './operations.ts'
import {
  FILTER_FIELDS,
  type FilterField,
  MAX_SEARCH_CHARACTERS,
  STORIES_ORDERS,
  type StoriesQuery,
} from './stories-query.ts'

type ReadOptions =
  | { readonly ok: true; readonly query: StoriesQuery }
  | { readonly ok: false; readonly error: OptionError }

/**
 * Parses options of the stories endpoint; rejects unknown ones, so that they never reach content (CALL-5). Never
 * throws.
 */
export function readOptions(options: unknown): ReadOptions {
  const errors: OptionError[] = []
  const reader = new OptionReader(options, errors)
  const startsWith = reader.value('starts_with', PREFIXES)
  const uuids = reader.value('by_uuids', UUIDS)
  const filter = reader.object('filter_query')
  const query = {
    startsWith: startsWith ?? [],
    uuids,
    clauses: filter ? readFilter(filter, errors) : [],
    text: reader.value('search_term', TERM) ?? '',
    sort: reader.value('sort_by', SORT) ?? { by: 'position', isDescending: false },
    page: reader.value('page', PAGE) ?? 1,
    perPage: reader.value('per_page', PER_PAGE) ?? MAX_STORIES,
    excluded: new Set(reader.value('excluding_fields', FIELDS)),
  }
  reader.rejectUnread()
  const [error] = errors
  return error === undefined ? { ok: true, query } : { ok: false, error }
}

/** Maximum and default of `per_page`. */
const MAX_STORIES = 100
const MAX_UUIDS = 100
const MAX_PREFIXES = 30
const MAX_FIELDS = 100
const MAX_PREFIX_CHARACTERS = 500
const MAX_NAME_CHARACTERS = 100

const PREFIXES: OptionRule<readonly string[]> = {
  expected: `at most ${MAX_PREFIXES} comma-separated beginnings of full slugs, of at most ${MAX_PREFIX_CHARACTERS} characters in all`,
  read: (raw) =>
    listUpTo(textUpTo(raw, MAX_PREFIX_CHARACTERS), MAX_PREFIXES, MAX_PREFIX_CHARACTERS),
}
const UUIDS: OptionRule<readonly string[]> = {
  expected: `at most ${MAX_UUIDS} comma-separated uuids`,
  read: (raw) => listUpTo(raw, MAX_UUIDS, MAX_NAME_CHARACTERS),
}
const TERM: OptionRule<string> = {
  expected: `text of at most ${MAX_SEARCH_CHARACTERS} characters`,
  read: (raw) => textUpTo(raw, MAX_SEARCH_CHARACTERS),
}
const SORT: OptionRule<StoriesQuery['sort']> = {
  expected: 'position, name or content.date, then :asc or :desc',
  read: (raw) => {
    const [, name, direction] = /^([a-z.]+)(?::(asc|desc))?$/.exec(String(textUpTo(raw, 50))) ?? []
    const by = STORIES_ORDERS.find((order) => order === name)
    return by && { by, isDescending: direction === 'desc' }
  },
}
const PAGE: OptionRule<number> = { expected: 'a whole number of 1 or more', read: positiveInteger }
const PER_PAGE: OptionRule<number> = {
  expected: `a whole number from 1 to ${MAX_STORIES}`,
  read: (raw) => {
    const number = positiveInteger(raw)
    return number !== undefined && number <= MAX_STORIES ? number : undefined
  },
}
const FIELDS: OptionRule<readonly string[]> = {
  expected: `at most ${MAX_FIELDS} comma-separated names`,
  read: (raw) => listUpTo(raw, MAX_FIELDS, MAX_NAME_CHARACTERS),
}

/** `filter_query` of the stories endpoint, as clauses that must all hold: only listed fields and operations. */
function readFilter(filter: OptionReader, errors: OptionError[]): readonly Clause<FilterField>[] {
  const errorCountBefore = errors.length
  const clauses = FILTER_FIELDS.flatMap((field) => {
    const operations = filter.object(field)
    const conditions = OPERATIONS_BY_KIND.flatMap((operation) => {
      const condition = operations?.value(operation, {
        expected: ruleOf(operation, RULES).expected,
        read: (raw) => {
          const text = textUpTo(raw, MAX_VALUES * MAX_VALUE_CHARACTERS)
          return text === undefined ? undefined : readCondition(operation, text, RULES)
        },
      })
      return condition === undefined ? [] : [{ field, ...condition }]
    })
    operations?.rejectUnread()
    return conditions
  })
  filter.rejectUnread()
  if (clauses.length > MAX_CLAUSES && errors.length === errorCountBefore)
    filter.reject(`an object of at most ${MAX_CLAUSES} operations`)
  return clauses
}

const MAX_CLAUSES = 10
const MAX_VALUES = 50
const MAX_VALUE_CHARACTERS = 200

const RULES: OperandRules = {
  values: {
    expected: `at most ${MAX_VALUES} comma-separated values, each of at most ${MAX_VALUE_CHARACTERS} characters`,
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
    read: createNumberParser(/^[+-]?\d{1,15}(\.\d{1,15})?$/),
  },
}

/** In the order in which operations are read: only the first error is reported. */
const OPERATIONS_BY_KIND = Object.keys(RULES).flatMap((kind) =>
  OPERATION_NAMES.filter((operation) => OPERATIONS[operation] === kind),
)

interface OptionError {
  /** A sentence with the expected value. */
  readonly error: string
  /** Path of the option, such as `filter_query.theme.like`. */
  readonly field: string
}

interface OptionRule<Value> {
  /** Text that completes "expected to be …". */
  readonly expected: string
  /** Undefined for an invalid value. */
  readonly read: (raw: unknown) => Value | undefined
}

/** Reads an object from a client key by key, and collects errors in the order of reading. Never throws. */
class OptionReader {
  readonly #errors: OptionError[]
  readonly #path: readonly string[]
  readonly #options: Readonly<Record<string, unknown>>
  readonly readKeys = new Set<string>()

  constructor(raw: unknown, errors: OptionError[], path: readonly string[] = []) {
    this.#errors = errors
    this.#path = path
    this.#options = isRecord(raw) ? raw : {}
    if (!isRecord(raw)) this.reject('an object')
  }

  /** The value of an option; undefined when absent. An invalid value is also undefined, and reported as an error. */
  value<Value>(key: string, rule: OptionRule<Value>): Value | undefined {
    const input = this.#read(key)
    const value = input === undefined ? undefined : rule.read(input)
    if (input !== undefined && value === undefined) this.reject(rule.expected, key)
    return value
  }

  /** An option that is an object itself; undefined when absent. */
  object(key: string): OptionReader | undefined {
    const input = this.#read(key)
    return input === undefined
      ? undefined
      : new OptionReader(input, this.#errors, [...this.#path, key])
  }

  /** Rejects a key that was not read. To be called last. */
  rejectUnread(): void {
    const unknown = Object.keys(this.#options).find((key) => !this.readKeys.has(key))
    if (unknown === undefined) return
    const field = [...this.#path, unknown].join('.').slice(0, MAX_NAME_CHARACTERS).toWellFormed()
    this.#errors.push({ error: `The option ${field} is not known; leave it out.`, field })
  }

  reject(expected: string, ...key: readonly string[]): void {
    const field = [...this.#path, ...key].join('.')
    const subject = field === '' ? 'The options' : `The option ${field}`
    const error = `${subject} must be ${expected}.`
    this.#errors.push({ error, field: field || 'options' })
  }

  #read(key: string): unknown {
    this.readKeys.add(key)
    return this.#options[key]
  }
}

/** The text; undefined if it has more than `maximum` characters, null characters or lone surrogates, or is no text. */
function textUpTo(raw: unknown, maximum: number): string | undefined {
  const isShort = typeof raw === 'string' && raw.length <= maximum
  return isShort && raw.isWellFormed() && !raw.includes('\0') ? raw : undefined
}

/** Items of comma-separated text, without empty ones; undefined if there are too many, or one is too long. */
function listUpTo(
  raw: unknown,
  maximum: number,
  maxCharacters: number,
): readonly string[] | undefined {
  const items = textUpTo(raw, maximum * (maxCharacters + 1))
    ?.split(',')
    .filter(Boolean)
  if (items === undefined || items.length > maximum) return undefined
  return items.every((item) => item.length <= maxCharacters) ? items : undefined
}

/** A whole number of 1 or more, as a number or in digits. */
function positiveInteger(raw: unknown): number | undefined {
  const number = typeof raw === 'string' && /^\d{1,15}$/.test(raw) ? Number(raw) : raw
  return Number.isSafeInteger(number) && Number(number) >= 1 ? Number(number) : undefined
}
