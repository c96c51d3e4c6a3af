import { expect, test, vi } from 'vitest'
import { createRebuiltValue } from './rebuilt-value.ts'

/** Builds that end when the test says so. */
function startBuilds() {
  const begun: PromiseWithResolvers<string>[] = []
  const build = () => {
    const work = Promise.withResolvers<string>()
    begun.push(work)
    return work.promise
  }
  const onBuilt = vi.fn()
  const onError = vi.fn()
  return {
    begun,
    onBuilt,
    onError,
    rebuilt: createRebuiltValue({ build, onBuilt, onError }),
  }
}

test('builds once more for all changes during a build, and resolves to the last value', async () => {
  const { begun, rebuilt, onBuilt } = startBuilds()
  const request = rebuilt.current()
  rebuilt.changed()
  rebuilt.changed()
  begun[0]?.resolve('one')
  await expect.poll(() => begun).toHaveLength(2)
  begun[1]?.resolve('two')
  expect(await request).toEqual({ value: 'two', error: undefined })
  expect(onBuilt.mock.calls).toEqual([
    ['one', undefined],
    ['two', 'one'],
  ])
  expect(begun).toHaveLength(2)
})

test('keeps the last good value after a failed build, until a change repairs it', async () => {
  const { begun, rebuilt, onError } = startBuilds()
  begun[0]?.resolve('one')
  await rebuilt.current()
  rebuilt.changed()
  begun[1]?.reject('broken')
  expect(await rebuilt.current()).toEqual({ value: 'one', error: 'broken' })
  expect(onError.mock.calls).toEqual([['broken']])
  rebuilt.changed()
  begun[2]?.resolve('three')
  expect(await rebuilt.current()).toEqual({ value: 'three', error: undefined })
})
