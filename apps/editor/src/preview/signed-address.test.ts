import { expect, it } from 'vitest'
import type { Ask } from '../api/api.ts'
import { followSignedAddress } from './signed-address.ts'

function followed() {
  let isCut = false
  let count = 0
  const timers: { work: () => void; ms: number }[] = []
  const told: string[] = []
  const ask: Ask = async <Body>() => {
    count += 1
    if (isCut) return { status: 0, body: {} as Body, fault: 'Cut.' }
    return { status: 200, body: { url: `/page?${count}` } as Body, fault: '' }
  }
  const stop = followSignedAddress({
    ask,
    storyId: 7,
    onAddress: (address) => told.push(address),
    onFault: (fault) => told.push(fault),
    later: (work, ms) => {
      const timer = { work, ms }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
  })
  const cut = (now: boolean) => {
    isCut = now
  }
  const wait = async () => {
    await expect.poll(() => timers.length).toBe(1)
    const [timer] = timers.splice(0)
    timer?.work()
    await expect.poll(() => timers.length).toBe(1)
    return timer?.ms ?? 0
  }
  return { told, timers, stop, cut, wait }
}

it('a preview that cannot be signed keeps the page it has, and is asked for again soon', async () => {
  const { told, cut, wait } = followed()
  cut(true)
  expect(await wait()).toBeGreaterThan(50 * 60 * 1000)
  expect(told).toEqual(['/page?1', '', 'Cut.'])
  cut(false)
  expect(await wait()).toBeLessThan(60 * 1000)
  expect(told).toEqual(['/page?1', '', 'Cut.', '/page?3', ''])
})

it('a preview that is closed asks no more', async () => {
  const { timers, stop } = followed()
  await expect.poll(() => timers.length).toBe(1)
  stop()
  expect(timers).toEqual([])
})
