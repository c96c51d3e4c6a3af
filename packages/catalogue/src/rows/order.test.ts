import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareByPosition,
  compareCodePoints,
  compareNewestFirst,
  type DateKey,
  sortByPosition,
  sortNewestFirst,
  sortPrefix,
} from './order.ts'

const entry = (uuid: string, position: number, name: string, date = 0) => ({
  uuid,
  position,
  name,
  date,
})
const uuids = (entries: readonly { uuid: string }[]) => entries.map(({ uuid }) => uuid)

describe('order by position', () => {
  it('DATA-7 goes by position, then folded name, then uuid', () => {
    const entries = [
      entry('d', 0, 'b'),
      entry('c', 0, 'Á'),
      entry('b', 0, 'a'),
      entry('a', 10, 'a'),
      entry('e', -20, 'z'),
    ]
    expect(uuids(sortByPosition(entries))).toEqual(['e', 'b', 'c', 'd', 'a'])
  })

  it('DATA-7 goes newest first in resource lists, ties by position', () => {
    const entries = [entry('a', 5, 'a', 1), entry('b', -5, 'b', 1), entry('c', 9, 'c', 2)]
    expect(uuids(sortNewestFirst(entries))).toEqual(['c', 'b', 'a'])
  })

  it('DATA-7 compares names by code point, not by UTF-16 unit', () => {
    expect(compareCodePoints('\uffe8', '🚀')).toBeLessThan(0)
    expect(['🚀', '\uffe8', 'z', 'za', '']).toSatisfy((texts: string[]) => {
      const bytes = texts.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
      return texts.toSorted(compareCodePoints).join() === bytes.join()
    })
  })

  it('DATA-7 agrees with byte order over any text', () => {
    const text = fc.string({ unit: 'binary', maxLength: 6 })
    fc.assert(
      fc.property(text, text, (a, b) => {
        const bytes = Buffer.compare(Buffer.from(a), Buffer.from(b))
        expect(Math.sign(compareCodePoints(a, b))).toBe(bytes)
      }),
    )
  })

  it('DATA-7 beginnings compare like whole texts, as far as they go', () => {
    const text = fc.string({ unit: 'binary', maxLength: 4 })
    fc.assert(
      fc.property(text, text, (a, b) => {
        const start = Math.sign(compareCodePoints(a.slice(0, 3), b.slice(0, 3)))
        expect(Math.sign(sortPrefix(a) - sortPrefix(b))).toBe(start)
      }),
    )
  })

  it('DATA-7 is total: sorting any order gives the same list', () => {
    const dated = fc.record<DateKey>({
      position: fc.integer({ min: -2, max: 2 }),
      foldedName: fc.constantFrom('a', 'b'),
      uuid: fc.uuid(),
      date: fc.integer({ min: 0, max: 2 }),
    })
    const list = fc.uniqueArray(dated, { selector: ({ uuid }) => uuid, maxLength: 12 })
    fc.assert(
      fc.property(list, (entries) => {
        for (const compare of [compareByPosition, compareNewestFirst]) {
          const sorted = entries.toSorted(compare)
          expect(entries.toReversed().sort(compare)).toEqual(sorted)
        }
      }),
    )
  })
})
