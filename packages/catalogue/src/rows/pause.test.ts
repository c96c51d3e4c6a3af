import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inSlices, sortedNumbers } from './pause.ts'

it('DATA-7 sorting with pauses gives the order that sorting at once does', async () => {
  const lengths = fc.constantFrom(0, 1, 2, 4095, 4096, 4097, 8192, 20_000)
  await fc.assert(
    fc.asyncProperty(lengths, fc.integer(), async (length, seed) => {
      const keys = Array.from({ length }, (_, n) => Math.imul(n ^ seed, 0x9e3779b1) >>> 24)
      const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0)
      const sorted = await sortedNumbers(length, compare, async () => undefined)
      expect([...sorted]).toEqual(keys.map((_, n) => n).sort(compare))
    }),
    { numRuns: 20 },
  )
})

it('CALL-6 long work pauses after every stretch, and does all of it', async () => {
  const done: (number | string)[] = []
  const pause = async () => void done.push('pause')
  await inSlices(5, 2, pause, (index) => done.push(index))
  expect(done).toEqual([0, 1, 'pause', 2, 3, 'pause', 4, 'pause'])
})
