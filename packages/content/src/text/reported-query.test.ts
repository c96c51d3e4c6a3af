import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reportedQuery } from './reported-query.ts'

test.each([
  ['  Earned   VALUE ', 'earned value'],
  ['Größe', 'grosse'],
  ['iso 21500', 'iso 21500'],
  ['plan 2026', 'plan 2026'],
  ['a'.repeat(200), 'a'.repeat(80)],
])('SEARCH-1 a query is stored folded and short: %s', (typed, stored) => {
  expect(reportedQuery(typed)).toBe(stored)
})

test.each([
  'ada@example.com',
  'mail to ada＠example.com please',
  'ada (at) example.com',
  '1234567',
  '+49 (170) 123-45',
  '12 34 56',
  '١٢٣٤٥٦',
  'x',
  '',
  ' ',
])('SEARCH-1 a query that may identify a person is never stored: %s', (typed) => {
  expect(reportedQuery(typed)).toBeUndefined()
})

test('a stored query would be stored again unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (typed) => {
      const stored = reportedQuery(typed.toWellFormed())
      if (stored !== undefined) expect(reportedQuery(stored)).toBe(stored)
    }),
  )
})
