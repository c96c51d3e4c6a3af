import {
  type Clause,
  type Condition,
  type DateOperation,
  FIELD_STATES,
  FILTER_FIELDS,
  type NumberOperation,
  type PatternOperation,
  type SetOperation,
} from '@prospectus/content/index/stories-endpoint/stories-query'
import { readDate } from '@prospectus/content/schema/values/date'
import { z } from 'zod'
import { listUpTo, option, textUpTo } from './option-kinds.ts'

const MAX_CLAUSES = 10
const MAX_VALUES = 50
const MAX_VALUE_CHARACTERS = 200
const STATES = new Map(FIELD_STATES.map((state) => [String(state), state]))
const EXISTENCE = new Map([
  ['0', false],
  ['1', true],
  ['false', false],
  ['true', true],
])

/** An operation of the protocol: `read` takes text, and gives undefined for what cannot be used. */
const condition = (expected: string, read: (text: string) => Condition | undefined) =>
  option(expected, (sent) => {
    const text = textUpTo(sent, MAX_VALUES * MAX_VALUE_CHARACTERS)
    return text === undefined ? undefined : read(text)
  })

const values = (operation: SetOperation) =>
  condition(
    `at most ${MAX_VALUES} values between commas, each of at most ${MAX_VALUE_CHARACTERS} characters`,
    (text) => {
      const values = listUpTo(text, MAX_VALUES, MAX_VALUE_CHARACTERS)
      return values && { operation, values }
    },
  )

const pattern = (operation: PatternOperation) =>
  condition(`text of at most ${MAX_VALUE_CHARACTERS} characters`, (text) =>
    text.length <= MAX_VALUE_CHARACTERS ? { operation, pattern: text } : undefined,
  )

const date = (operation: DateOperation) =>
  condition('a date such as 2026-01-31 09:00', (text) => {
    const at = readDate(text)?.getTime()
    return at === undefined ? undefined : { operation, at }
  })

const whole = (operation: NumberOperation) =>
  condition('a whole number', (text) =>
    /^[+-]?\d{1,15}$/.test(text) ? { operation, number: Number(text) } : undefined,
  )

const decimal = (operation: NumberOperation) =>
  condition('a decimal number', (text) =>
    /^[+-]?\d{1,15}(\.\d{1,15})?$/.test(text) ? { operation, number: Number(text) } : undefined,
  )

const conditions = z
  .strictObject({
    in: values('in'),
    not_in: values('not_in'),
    any_in_array: values('any_in_array'),
    all_in_array: values('all_in_array'),
    in_array: values('in_array'),
    like: pattern('like'),
    not_like: pattern('not_like'),
    is: condition(`one of ${FIELD_STATES.join(', ')}`, (text) => {
      const state = STATES.get(text)
      return state && { operation: 'is', state }
    }),
    exists: condition('0, 1, true or false', (text) => {
      const exists = EXISTENCE.get(text)
      return exists === undefined ? undefined : { operation: 'exists', exists }
    }),
    gt_date: date('gt_date'),
    lt_date: date('lt_date'),
    gt_int: whole('gt_int'),
    lt_int: whole('lt_int'),
    gt_float: decimal('gt_float'),
    lt_float: decimal('lt_float'),
  })
  .transform((read) => Object.values(read).filter((one) => one !== undefined))
  .optional()

/** `filter_query`, as the clauses that must all hold: fields and operations that are listed here only. */
export const filterQuery = z
  .strictObject({
    component: conditions,
    theme: conditions,
    industry: conditions,
    date: conditions,
  })
  .transform((fields, context): readonly Clause[] => {
    const clauses = FILTER_FIELDS.flatMap((field) =>
      (fields[field] ?? []).map((condition) => ({ field, ...condition })),
    )
    if (clauses.length <= MAX_CLAUSES) return clauses
    context.addIssue({ code: 'custom', message: `an object of at most ${MAX_CLAUSES} operations` })
    return z.NEVER
  })
  .optional()
