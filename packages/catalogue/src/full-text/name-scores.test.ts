import { fold } from '@prospectus/content/text/fold'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scoreName } from '../matching/score.ts'
import { createRowReader } from '../snapshot/read-row.ts'
import { createNameScores } from './name-scores.fixture.ts'

const readRow = createRowReader([])
const content = { component: 'page' }

function rowsOf(names: readonly string[]) {
  return names.map((name, number) => {
    const row = readRow(
      { id: number, uuid: `u-${number}`, full_slug: `blog/${number}`, name, content },
      number,
    )
    if ('reason' in row) throw new Error(row.reason)
    return row
  })
}

const letters = fc.constantFrom('a', 'b', 'Ä', 'ß', '\n', ' ', '🚀')
const text = fc.oneof(fc.string({ unit: letters, maxLength: 6 }), fc.string())

it('SEARCH-3 all names are scored as each would be alone', () => {
  fc.assert(
    fc.property(fc.array(text), text, (names, query) => {
      const rows = rowsOf(names)
      const scoreOf = createNameScores(rows)(query)
      expect(rows.map(({ entry }) => scoreOf(entry.row))).toEqual(
        rows.map(({ foldedName }) => scoreName(foldedName, fold(query))),
      )
    }),
  )
})

it('SEARCH-3 scores by the first occurrence of the query in a name', () => {
  const rows = rowsOf(['Plan, plan', 'plan', 'a plan', 'pla', 'n', ''])
  const scores = rows.map(({ entry }) => createNameScores(rows)('PLAN')(entry.row))
  expect(scores).toEqual([1200, 3000, 498, 0, 0, 0])
})
