import { expect, it } from 'vitest'
import { createFakeContentSystem } from '../api/server.fixture.ts'
import { followSignedAddress } from './signed-address.ts'

const MINUTE = 60 * 1000

function startFollowing() {
  let isCut = false
  let count = 0
  let time = 0
  let back = () => {}
  const timers: { work: () => void; ms: number }[] = []
  const events: string[] = []
  const { request } = createFakeContentSystem(() => {
    count += 1
    return isCut ? 'cut' : { body: { url: `/page?${count}`, follows: true } }
  })
  const stop = followSignedAddress({
    request,
    previewRequest: { params: { id: 7 } },
    onLocation: ({ url }) => events.push(url),
    onProblem: (problem) => events.push(problem === '' ? '' : 'Cut.'),
    now: () => time,
    startTimer: (ms, work) => {
      const timer = { work, ms }
      timers.push(timer)
      return () => {
        if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1)
      }
    },
    watchReturns: (check) => {
      back = check
      return () => {
        back = () => {}
      }
    },
  })
  const cut = (now: boolean) => {
    isCut = now
  }
  const timerStarted = () => expect.poll(() => timers.length).toBe(1)
  const wait = async () => {
    await timerStarted()
    const [timer] = timers.splice(0)
    timer?.work()
    await timerStarted()
    return timer?.ms ?? 0
  }
  /** Time passes while the computer sleeps: no timer runs. */
  const sleep = (ms: number) => {
    time += ms
  }
  return { events, timers, stop, cut, wait, timerStarted, sleep, back: () => back() }
}

it('a preview that cannot be signed keeps its page and tries again soon', async () => {
  const { events, cut, wait } = startFollowing()
  cut(true)
  expect(await wait()).toBeGreaterThan(50 * MINUTE)
  expect(events).toEqual(['/page?1', '', 'Cut.'])
  cut(false)
  expect(await wait()).toBeLessThan(MINUTE)
  expect(events).toEqual(['/page?1', '', 'Cut.', '/page?3', ''])
})

it('after a night of sleep a preview is signed again as soon as somebody is back', async () => {
  const { events, timerStarted, sleep, back, timers } = startFollowing()
  await timerStarted()
  sleep(20 * MINUTE)
  back()
  expect(events).toEqual(['/page?1', ''])
  sleep(8 * 60 * MINUTE)
  back()
  back()
  await expect.poll(() => events).toEqual(['/page?1', '', '/page?2', ''])
  await timerStarted()
  back()
  expect(timers).toHaveLength(1)
  expect(events).toHaveLength(4)
})

it('a closed preview sends no more requests', async () => {
  const { timers, stop, events, sleep, back, timerStarted } = startFollowing()
  await timerStarted()
  stop()
  expect(timers).toEqual([])
  sleep(8 * 60 * MINUTE)
  back()
  expect(events).toHaveLength(2)
})
