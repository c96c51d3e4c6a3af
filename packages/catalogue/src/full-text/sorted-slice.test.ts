import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sortedSlice } from './sorted-slice.ts'

it('CALL-4 a slice equals that of the sorted list, with equal items in their order', () => {
  /** Makes many items equal. */
  const compare = (a: number, b: number) => (a % 10) - (b % 10)
  fc.assert(
    fc.property(
      fc.array(fc.nat(10_000), { maxLength: 60 }),
      fc.nat(70),
      fc.nat(70),
      (numbers, start, length) => {
        const items = Uint32Array.from(numbers)
        const expected = numbers.toSorted(compare).slice(start, start + length)
        expect([...sortedSlice(items, compare, start, start + length)]).toEqual(expected)
        expect([...items]).toEqual(numbers)
      },
    ),
    { numRuns: 1000 },
  )
})

it('CALL-4 a page of a long list takes few comparisons, wherever it is', () => {
  const length = 20_000
  const items = Uint32Array.from({ length }, (_, n) => (n * 7919) % length)
  for (const start of [0, 5000, length / 2, length - 9]) {
    let compared = 0
    const compare = (a: number, b: number) => {
      compared++
      return a - b
    }
    const slice = sortedSlice(items, compare, start, start + 9)
    expect([...slice]).toEqual(Array.from({ length: 9 }, (_, n) => start + n))
    expect(compared).toBeLessThan(6 * length)
  }
})
