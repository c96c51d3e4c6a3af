import { expect, it } from 'vitest'
import { chartFindings } from './charts.ts'
import { findingsWith, seedContent } from './seed-content.fixture.ts'

it.each([
  ['a sum', '"940"', '"950"', 'the rows of the column come to 940, the highlighted row says 950'],
  ['67 days', '"67"', '"76"', 'the steps come to 67, the last row says 76'],
  [
    'a row',
    '"highlight":"Done, not',
    '"highlight":"Don, not',
    'highlights "Don, not yet billed", but has no such row or column',
  ],
  [
    'a unit',
    '"Days of revenue"',
    '"days of revenue"',
    'the unit "days of revenue" must begin with a capital',
  ],
])('finds a chart that does not fit its own figures: %s', (_, from, to, message) => {
  const slug = from.includes('940') ? 'corvane-platform/assistant' : 'working-capital-management'
  expect(chartFindings(seedContent)).toEqual([])
  expect(findingsWith(chartFindings, slug, from, to)).toContain(message)
})
