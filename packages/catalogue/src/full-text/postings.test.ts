import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listRows, rowSetFrom } from '../rows/row-set.ts'
import { readList, retainListed } from './postings.ts'
import { PostingsBuilder } from './postings-builder.ts'

const UNIVERSE = 70_000
const noPause = async () => undefined
const ascending = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b)
/** Lists short and long, sparse and dense. */
const lists = fc.array(
  fc.oneof(
    fc.array(fc.nat(UNIVERSE - 1), { maxLength: 40 }),
    fc
      .record({ step: fc.integer({ min: 1, max: 90 }), count: fc.nat(5000) })
      .map(({ step, count }) =>
        Array.from({ length: Math.min(count, Math.floor(UNIVERSE / step)) }, (_, n) => n * step),
      ),
  ),
  { minLength: 1, maxLength: 6 },
)

async function pack(numberLists: readonly (readonly number[])[]) {
  const builder = new PostingsBuilder()
  const numbers = numberLists.map(() => builder.open())
  // Row by row, as an index is built: the lists grow in turns.
  const pairs = numberLists.flatMap((list, at) => ascending(list).map((value) => ({ value, at })))
  for (const { value, at } of pairs.sort((a, b) => a.value - b.value)) {
    builder.append(numbers[at] ?? 0, value)
    builder.append(numbers[at] ?? 0, value)
  }
  return builder.finish(UNIVERSE, noPause)
}

it('SEARCH-2 packed lists contain the added numbers, whether sparse or dense', async () => {
  await fc.assert(
    fc.asyncProperty(lists, async (numberLists) => {
      const packed = await pack(numberLists)
      expect(numberLists.map((_, at) => readList(packed, at))).toEqual(numberLists.map(ascending))
    }),
    { numRuns: 30 },
  )
})

it('SEARCH-2 retainListed equals a union and an intersection', async () => {
  const candidates = fc.array(fc.nat(UNIVERSE - 1), { maxLength: 300 })
  await fc.assert(
    fc.asyncProperty(lists, candidates, async (numberLists, rows) => {
      const packed = await pack(numberLists)
      const set = rowSetFrom(rows, UNIVERSE)
      const union = new Set(numberLists.flat())
      const expected = ascending(rows).filter((row) => union.has(row))
      const numbers = numberLists.map((_, at) => at)
      expect(retainListed(packed, numbers, set)).toBe(expected.length)
      expect(listRows(set)).toEqual(expected)
    }),
    { numRuns: 30 },
  )
})
