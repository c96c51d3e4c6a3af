import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  addRow,
  countRows,
  hasRow,
  intersectRows,
  listRows,
  removeRow,
  rowSetFrom,
  subtractRows,
} from './row-set.ts'

const rows = fc.uniqueArray(fc.nat(199), { maxLength: 200 })

it('RES-2 a row set holds exactly the rows put into it', () => {
  fc.assert(
    fc.property(rows, rows, fc.nat(199), (a, b, row) => {
      const set = rowSetFrom(a, 200)
      expect(listRows(set)).toEqual(a.toSorted((x, y) => x - y))
      expect(countRows(set)).toBe(a.length)
      expect(hasRow(set, row)).toBe(a.includes(row))
      const both = set.slice()
      intersectRows(both, rowSetFrom(b, 200))
      expect(listRows(both)).toEqual(listRows(set).filter((one) => b.includes(one)))
      const first = set.slice()
      subtractRows(first, rowSetFrom(b, 200))
      expect(listRows(first)).toEqual(listRows(set).filter((one) => !b.includes(one)))
      addRow(set, row)
      expect(hasRow(set, row)).toBe(true)
      removeRow(set, row)
      expect(hasRow(set, row)).toBe(false)
    }),
  )
})
