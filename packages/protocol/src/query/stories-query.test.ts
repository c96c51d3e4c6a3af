import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Clause, FIELD_STATES } from './operations.ts'
import { readOptions } from './read-options.ts'
import { FILTER_FIELDS, STORIES_ORDERS, type StoriesQuery, writeOptions } from './stories-query.ts'

const word = fc.stringMatching(/^[a-z0-9 ü*/-]{1,12}$/)
const words = fc.array(word, { minLength: 1, maxLength: 4 })
const field = fc.constantFrom(...FILTER_FIELDS)
const record = <Operation extends string, Operand>(
  operations: readonly Operation[],
  operand: fc.Arbitrary<Operand>,
) => fc.record({ field, operation: fc.constantFrom(...operations), operand })
const clause: fc.Arbitrary<Clause<(typeof FILTER_FIELDS)[number]>> = fc.oneof(
  record(['in', 'not_in', 'any_in_array', 'all_in_array', 'in_array'] as const, words),
  record(['like', 'not_like'] as const, word),
  record(['is'] as const, fc.constantFrom(...FIELD_STATES)),
  record(['exists'] as const, fc.boolean()),
  record(['gt_date', 'lt_date'] as const, fc.nat(4e12)),
  record(['gt_int', 'lt_int'] as const, fc.integer()),
  record(
    ['gt_float', 'lt_float'] as const,
    fc.integer().map((number) => number / 8),
  ),
)
const query: fc.Arbitrary<StoriesQuery> = fc.record({
  startsWith: fc.array(word, { maxLength: 4 }),
  uuids: fc.option(words, { nil: undefined }),
  clauses: fc.uniqueArray(clause, {
    maxLength: 6,
    selector: (one) => `${one.field} ${one.operation}`,
  }),
  text: fc.oneof(fc.constant(''), word),
  sort: fc.record({ by: fc.constantFrom(...STORIES_ORDERS), descending: fc.boolean() }),
  page: fc.integer({ min: 1 }),
  perPage: fc.integer({ min: 1, max: 100 }),
  excluded: fc.array(word, { maxLength: 4 }).map((names) => new Set(names)),
})

it('CALL-4 CALL-5 any query is read out of the options that were written of it', () => {
  const sorted = (clauses: StoriesQuery['clauses']) =>
    clauses.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  fc.assert(
    fc.property(query, (asked) => {
      const read = readOptions(JSON.parse(JSON.stringify(writeOptions(asked))))
      if (!read.ok) throw new Error(read.fault.error)
      expect({ ...read.query, clauses: sorted(read.query.clauses) }).toEqual({
        ...asked,
        clauses: sorted(asked.clauses),
      })
    }),
  )
})
