import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countPages, firstItem, pageOfItem, wrapPage } from './carousel.enhance.ts'

const rows = fc.record({
  itemCount: fc.integer({ min: 1, max: 40 }),
  perPage: fc.integer({ min: 1, max: 3 }),
})

describe('BLOCK-5 pages of a row', () => {
  it.each([
    [9, 3, 3],
    [9, 2, 5],
    [5, 3, 2],
    [3, 3, 1],
    [1, 3, 1],
    [0, 3, 1],
  ])('%s items, %s in view, are %s pages', (itemCount, perPage, pages) => {
    expect(countPages({ itemCount, perPage })).toBe(pages)
  })

  it('wraps past the last to the first, and before the first to the last', () => {
    expect([wrapPage(4, 3), wrapPage(0, 3), wrapPage(2, 3)]).toEqual([1, 3, 2])
  })

  it('fills the last page up from the end', () => {
    const starts = (itemCount: number, perPage: number) =>
      Array.from({ length: countPages({ itemCount, perPage }) }, (_, index) =>
        firstItem(index + 1, { itemCount, perPage }),
      )
    expect(starts(5, 3)).toEqual([0, 2])
    expect(starts(7, 3)).toEqual([0, 3, 4])
    expect(starts(6, 3)).toEqual([0, 3])
    expect(starts(2, 3)).toEqual([0])
  })

  it('shows every item on some page, and never less than a full page when there is one', () => {
    fc.assert(
      fc.property(rows, (row) => {
        const seen = new Set<number>()
        for (let page = 1; page <= countPages(row); page += 1) {
          const first = firstItem(page, row)
          expect(first + row.perPage).toBeLessThanOrEqual(Math.max(row.itemCount, row.perPage))
          for (let item = first; item < first + row.perPage; item += 1) seen.add(item)
        }
        expect(seen.size).toBe(Math.max(row.itemCount, row.perPage))
      }),
    )
  })

  it('keeps the first item in view after a resize', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 3 }), fc.nat(), (row, perPage, pick) => {
        const item = firstItem((pick % countPages(row)) + 1, row)
        const resized = { ...row, perPage }
        const first = firstItem(pageOfItem(item, resized), resized)
        expect(first).toBeLessThanOrEqual(item)
        expect(item).toBeLessThan(first + perPage)
        // And back at its old position.
        expect(firstItem(pageOfItem(item, row), row)).toBe(item)
      }),
    )
  })
})
