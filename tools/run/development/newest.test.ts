import { expect, test, vi } from 'vitest'
import { createNewest } from './newest.ts'

/** Things to make that come to an end when the test says so. */
function workshop() {
  const begun: PromiseWithResolvers<string>[] = []
  const make = () => {
    const work = Promise.withResolvers<string>()
    begun.push(work)
    return work.promise
  }
  const onMade = vi.fn()
  const onError = vi.fn()
  return { begun, onMade, onError, newest: createNewest({ make, onMade, onError }) }
}

test('changes while it is being made are made good once, and whoever asks gets the last', async () => {
  const { begun, newest, onMade } = workshop()
  const request = newest.current()
  newest.changed()
  newest.changed()
  begun[0]?.resolve('one')
  await vi.waitFor(() => expect(begun).toHaveLength(2))
  begun[1]?.resolve('two')
  expect(await request).toEqual({ made: 'two', error: undefined })
  expect(onMade.mock.calls).toEqual([
    ['one', undefined],
    ['two', 'one'],
  ])
  expect(begun).toHaveLength(2)
})

test('what cannot be made leaves the last good one, until a change mends it', async () => {
  const { begun, newest, onError } = workshop()
  begun[0]?.resolve('one')
  await newest.current()
  newest.changed()
  begun[1]?.reject('broken')
  expect(await newest.current()).toEqual({ made: 'one', error: 'broken' })
  expect(onError.mock.calls).toEqual([['broken']])
  newest.changed()
  begun[2]?.resolve('three')
  expect(await newest.current()).toEqual({ made: 'three', error: undefined })
})
