import type { TableRow } from '@prospectus/content/schema/rich-text/rich-text'
import { describe, expect, it } from 'vitest'
import { fitsPhone } from './rich-text-table.tsx'

const row = (...texts: string[]): TableRow =>
  texts.map((text) => ({
    isHeader: false,
    colspan: 1,
    rowspan: 1,
    tone: undefined,
    content: [
      {
        type: 'paragraph',
        align: undefined,
        dir: undefined,
        content: [{ type: 'text', text, marks: [] }],
      },
    ],
  }))

const fits = (head: TableRow, ...body: TableRow[]) => fitsPhone([head], body)

describe('BLOCK-11 a table on a phone', () => {
  it('keeps its columns when they fit their longest words', () => {
    expect(fits(row('Month', 'Planned', 'Earned'), row('3', '240', '190'))).toBe(true)
    expect(fits(row('Gate', 'A', 'B', 'C', 'D'), row('One', '1', '2', '3', '4'))).toBe(true)
  })

  it('does not fit when a word would be broken, nor when a unit would leave its figure', () => {
    const head = row('Module', 'Capabilities', 'Module')
    expect(fits(head, row('Planning', '11', 'Subcontractor'))).toBe(true)
    expect(fits(head, row('Planning', '11', 'Subcontractor-handling'))).toBe(true)
    expect(fits(head, row('Procurement', '11', 'Subcontractors'))).toBe(false)
    expect(
      fits(row('Part', 'Budget', 'Spent'), row('Mast', '12,500 million', '11,250 million')),
    ).toBe(true)
    expect(
      fits(row('Mast', 'Budget', 'Spent'), row('Mast', '£312,500.00 million', '1,250 million')),
    ).toBe(false)
  })

  it('does not fit when cells of three columns would be more than four lines high', () => {
    const head = row('Day', 'Do', 'Have at the end')
    const long = 'Walk along the print with the planner and mark what nobody can explain'
    expect(fits(head, row('1', long.slice(0, 40), 'three questions'))).toBe(true)
    expect(fits(head, row('1', long, `${long} at all, by name`))).toBe(false)
    expect(fits(row('Day', 'Do'), row('1', `${long}. ${long}. ${long}.`))).toBe(true)
  })

  it('scrolls with joined cells, or without a head to label stacked cells', () => {
    const wide = row('Decommissioning', 'Recommissioning', 'Reconciliation')
    const joined = wide.map((cell, at) => (at === 0 ? { ...cell, colspan: 2 } : cell))
    expect(fitsPhone([wide], [wide])).toBe(false)
    expect(fitsPhone([joined], [wide])).toBe(true)
    expect(fitsPhone([], [wide])).toBe(true)
  })
})
