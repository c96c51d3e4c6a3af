import { describe, expect, it } from 'vitest'
import { formatTable, parseTable } from './table-text.ts'

const stored = {
  fieldtype: 'table',
  thead: [
    { _uid: 'a', value: 'Month' },
    { _uid: 'b', value: 'Plan' },
  ],
  tbody: [
    {
      _uid: 'r',
      body: [
        { _uid: 'c', value: 'Jan' },
        { _uid: 'd', value: '1.2' },
      ],
    },
  ],
}

describe('DATA-4 a table in the editor', () => {
  it('becomes lines of cells, which become the same table again', () => {
    expect(formatTable(stored)).toBe('Month | Plan\nJan | 1.2')
    expect(parseTable(formatTable(stored), stored)).toEqual(stored)
  })

  it('accepts cells copied from a spreadsheet, and keeps the ids of cells by position', () => {
    const pasted = parseTable('Month\tPlan\tEarned\nJan\t1.3\t1.1\nFeb\t2\t\n', stored)
    expect(formatTable(pasted)).toBe('Month | Plan | Earned\nJan | 1.3 | 1.1\nFeb | 2 | ')
    expect(pasted?.thead).toMatchObject([{ _uid: 'a' }, { _uid: 'b' }, { value: 'Earned' }])
    expect(pasted?.tbody).toMatchObject([
      { _uid: 'r', body: [{ _uid: 'c' }, { _uid: 'd' }, {}] },
      {},
    ])
  })

  it('accepts rows between bars, as in plain text', () => {
    expect(formatTable(parseTable('| A | B |\n|  | 2 |', undefined))).toBe('A | B\n | 2')
  })

  it.each([
    ['', '2', ''],
    ['', '', ''],
    ['a', '', 'b|c'],
  ])('keeps empty cells in their places: %j, %j, %j', (...values) => {
    const lines = ['Head\tA\tB', values.join('\t')].join('\n')
    const once = parseTable(lines, undefined)
    expect(parseTable(formatTable(once), once)).toEqual(once)
  })

  it('keeps a bar inside a cell', () => {
    const barred = parseTable('A\tB|C\nx\t1', undefined)
    expect(formatTable(barred)).toBe('A\tB|C\nx\t1')
  })

  it.each(['first\nsecond', 'first\r\n\r\nsecond', 'first\u2028second'])(
    'shows a cell with line breaks on one line: %j',
    (value) => {
      const [cell] = stored.thead
      const broken = { ...stored, thead: [{ ...cell, value }, ...stored.thead.slice(1)] }
      expect(formatTable(broken)).toBe('first second | Plan\nJan | 1.2')
    },
  )

  it('keeps a tab inside a cell as a blank', () => {
    const tabbed = {
      ...stored,
      thead: [
        { _uid: 'a', value: 'A|B\tC' },
        { _uid: 'b', value: 'D' },
      ],
    }
    expect(formatTable(tabbed)).toBe('A|B C\tD\nJan\t1.2')
  })

  it.each([undefined, null, 'words', [], {}, { thead: 1, tbody: [null, { body: 'x' }] }])(
    'is empty where nothing usable is stored: %j',
    (value) => expect(parseTable(formatTable(value), value)).toBeUndefined(),
  )
})
