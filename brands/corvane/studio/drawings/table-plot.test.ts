import { expect, test } from 'vitest'
import { plotOfTables } from './table-plot.ts'

function plotOf(...rows: readonly (readonly string[])[]) {
  const cell = (text: string) => ({ content: [{ type: 'text', text }] })
  const content = rows.map((row) => ({ content: row.map(cell) }))
  return plotOfTables({ type: 'doc', content: [{ type: 'table', content }] })
}

test('BLOCK-12 a cover takes its figures from the first table, without the sum', () => {
  const plot = plotOf(
    ['Move', 'Cost, £'],
    ['Cranes', '1,200'],
    ['Units', '240'],
    ['Camp', '£600'],
    ['Total', '2,040'],
  )
  expect(plot).toEqual({ shape: 'bar', series: [[1200, 240, 600]], highlighted: 0 })
})

test('BLOCK-12 rows in time make a line chart, and columns of one scale are grouped', () => {
  const plot = plotOf(
    ['Year', 'Plan', 'Fact'],
    ['2019', '8', '7'],
    ['2020', '6', '9'],
    ['2021', '4', '3'],
  )
  expect(plot).toEqual({
    shape: 'line',
    series: [
      [8, 6, 4],
      [7, 9, 3],
    ],
    highlighted: 0,
  })
})

test('a table of words, or of figures that hardly differ, makes no cover', () => {
  expect(plotOf(['Who', 'What'], ['A', 'b'], ['C', 'd'], ['E', 'f'])).toBeUndefined()
  expect(plotOf(['Who', 'n'], ['A', '100'], ['C', '101'], ['E', '102'])).toBeUndefined()
})
