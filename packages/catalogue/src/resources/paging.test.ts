import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageNumbers, pagingOf, parsePage, RESOURCE_PAGE_SIZE } from './paging.ts'

const shown = (page: number, pages: number) =>
  pageNumbers(page, pages)
    .map((number) => (number === 'ellipsis' ? '…' : number))
    .join(' ')

describe('parsePage', () => {
  it.each([
    [null, 1],
    ['', 1],
    ['abc', 1],
    ['12abc', 1],
    ['0x10', 1],
    ['NaN', 1],
    ['-1', 1],
    ['0', 1],
    ['1', 1],
    ['2', 2],
    ['007', 7],
    [' 3 ', 3],
    ['2.5', 2],
    ['2.6', 3],
    ['1e2', 100],
    ['1e9', 1_000_000_000],
    ['1e999', Number.MAX_SAFE_INTEGER],
    ['-1e999', 1],
  ])('RES-4 reads %j as page %i', (value, page) => {
    expect(parsePage(value)).toBe(page)
  })

  it('RES-4 gives a whole number of at least 1 for anything', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (value) => {
        const page = parsePage(value)
        expect(Number.isSafeInteger(page) && page >= 1).toBe(true)
      }),
    )
  })
})

describe('pageNumbers', () => {
  it.each([
    [1, 1, '1'],
    [1, 5, '1 2 3 4 5'],
    [5, 5, '1 2 3 4 5'],
    [1, 6, '1 2 … 6'],
    [2, 6, '1 2 3 … 6'],
    [3, 6, '1 2 3 4 5 6'],
    [4, 6, '1 2 3 4 5 6'],
    [5, 6, '1 … 4 5 6'],
    [6, 6, '1 … 5 6'],
    [3, 7, '1 2 3 4 … 7'],
    [4, 7, '1 2 3 4 5 6 7'],
    [5, 7, '1 … 4 5 6 7'],
    [1, 50, '1 2 … 50'],
    [25, 50, '1 … 24 25 26 … 50'],
    [47, 50, '1 … 46 47 48 49 50'],
    [50, 50, '1 … 49 50'],
  ])('RES-4 on page %i of %i shows %s', (page, pages, expected) => {
    expect(shown(page, pages)).toBe(expected)
  })

  it.each([1, 5, 6, 7, 50])('RES-4 keeps its rules on every page of %i', (pages) => {
    for (let page = 1; page <= pages; page++) {
      const numbers = pageNumbers(page, pages)
      const plain = numbers.filter((number) => number !== 'ellipsis')
      const window = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
      expect(plain).toEqual(expect.arrayContaining(window))
      expect(plain).toEqual([...new Set(plain)].toSorted((a, b) => a - b))
      for (const [index, number] of numbers.entries()) {
        const before = numbers[index - 1]
        const after = numbers[index + 1]
        if (number === 'ellipsis') expect(Number(after) - Number(before)).toBeGreaterThan(2)
        else if (typeof before === 'number') expect(number - before).toBe(1)
      }
    }
  })
})

describe('pagingOf', () => {
  it.each([
    [
      0,
      1,
      { page: 1, pageCount: 1, offset: 0, previous: undefined, next: undefined, numbers: [1] },
    ],
    [9, 1, { page: 1, pageCount: 1, next: undefined }],
    [10, 1, { page: 1, pageCount: 2, previous: undefined, next: 2 }],
    [10, 2, { page: 2, offset: 9, previous: 1, next: undefined }],
    [30, 1e9, { page: 4, pageCount: 4, offset: 27, next: undefined }],
    [30, 0, { page: 1 }],
    [450, 25, { page: 25, pageCount: 50, previous: 24, next: 26 }],
  ])('RES-4 splits %i entries into pages, with page %d requested', (total, requested, expected) => {
    expect(pagingOf(total, requested, RESOURCE_PAGE_SIZE)).toMatchObject(expected)
  })

  it('RES-4 shows every entry on exactly one page', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: 20 }), (total, size) => {
        const seen: number[] = []
        let page: number | undefined = 1
        while (page) {
          const paging = pagingOf(total, page, size)
          const end = Math.min(total, paging.offset + paging.limit)
          for (let index = paging.offset; index < end; index++) seen.push(index)
          page = paging.next
        }
        expect(seen).toEqual(Array.from({ length: total }, (_, index) => index))
      }),
    )
  })
})
