import { describe, expect, it } from 'vitest'
import { testContext } from '../../reading/test-context.fixture.ts'
import { figureTable } from './figure-table.ts'

const read = (stored: unknown) => figureTable({ label: 'Figures' }).read(stored, testContext())
const row = (...values: unknown[]) => values.map((value) => ({ value }))
const table = (head: unknown[], ...rows: unknown[][]) => ({
  fieldtype: 'table',
  thead: row(...head),
  tbody: rows.map((cells) => ({ body: row(...cells) })),
})

describe('DATA-4 a table of figures', () => {
  it('has a name for each row, a heading for each column, and figures as they were typed', () => {
    expect(read(table(['Month', 'Plan'], ['Jan', '1.20'], ['Feb', '-3']))).toEqual({
      corner: 'Month',
      columns: ['Plan'],
      rows: [
        { name: 'Jan', figures: [{ text: '1.20', value: 1.2 }] },
        { name: 'Feb', figures: [{ text: '−3', value: -3 }] },
      ],
    })
  })

  it.each([
    ['1,312', 1312],
    ['1,5', 1.5],
    ['−0.4', -0.4],
    ['12 500', 12500],
    [7, 7],
    ['about 4', undefined],
    ['', undefined],
  ])('reads %j', (stored, value) => {
    const figures = read(table(['', 'A'], ['x', stored], ['y', 1]))
    expect(figures?.rows[0]?.figures[0]?.value).toBe(value)
  })

  it.each([
    ['1.312', '2,5', 1312],
    ['1.312,75', '2', 1312.75],
    ['1.312.750', '2', 1312750],
    ['1,250', '2,5', 1.25],
    ['0.5', '2,5', 0.5],
    ['1.312', '2.5', 1.312],
    ['1,312.5', '1,312', 1312.5],
  ])('reads %j by the separators that %j beside it shows', (stored, other, value) => {
    const figures = read(table(['', 'A'], ['x', stored], ['y', other]))
    expect(figures?.rows[0]?.figures[0]?.value).toBe(value)
  })

  it('fills rows that are too short, and leaves out empty ones', () => {
    const figures = read(table(['', 'A', 'B'], ['x', '1'], ['', '', '']))
    expect(figures?.rows).toEqual([
      {
        name: 'x',
        figures: [
          { text: '1', value: 1 },
          { text: '', value: undefined },
        ],
      },
    ])
  })

  it.each([
    undefined,
    '1, 2',
    [],
    {},
    { thead: 3, tbody: [null, { body: 4 }] },
    table(['', 'A'], ['x', 'none']),
  ])('is none without a number: %j', (stored) => expect(read(stored)).toBeUndefined())
})
