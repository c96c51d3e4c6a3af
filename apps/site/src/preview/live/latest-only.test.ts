import { expect, test } from 'vitest'
import { latestOnly } from './latest-only.ts'

/** Work that runs until the test ends it, and the values it was started with. */
function heldWork() {
  const begun: { readonly value: string; readonly end: () => void }[] = []
  const run = latestOnly((value: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    begun.push({ value, end: resolve })
    return promise
  })
  const end = async () => {
    begun.at(-1)?.end()
    await new Promise(setImmediate)
  }
  return { run, end, begun: () => begun.map(({ value }) => value) }
}

test('live-preview#repaint one update runs at a time, and only the newest follows', async () => {
  const { run, end, begun } = heldWork()
  for (const value of ['a', 'b', 'c']) run(value)
  expect(begun()).toEqual(['a'])
  await end()
  expect(begun()).toEqual(['a', 'c'])
  await end()
  expect(begun()).toEqual(['a', 'c'])
  run('d')
  expect(begun()).toEqual(['a', 'c', 'd'])
})
