import { expect, it } from 'vitest'
import { createFakeContentSystem } from '../api/server.fixture.ts'
import { initialsOf, presentNames } from '../context/presence.ts'
import { followPresence } from './use-presence.ts'

function startPresence() {
  const requests: string[] = []
  const timers: (() => void)[] = []
  const waiting: (() => void)[] = []
  let isHeld = false
  let block = 'a'
  let setVisible = (_isSeen: boolean) => {}
  let stateCount = 0
  const { request } = createFakeContentSystem(async ({ route, body }) => {
    const { presence } = Object(body)
    requests.push(`${route.split(' ')[0]} ${presence?.block ?? ''}`.trim())
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve))
    const standing = { version: 1, published: false, unpublished_changes: false }
    return { body: { presence: { ...standing, saved_by: '', others: [] } } }
  })
  const presence = followPresence({
    request,
    storyId: 7,
    tab: 'tab',
    position: () => ({ block, field: '' }),
    onState: () => {
      stateCount += 1
    },
    startTimer: (_ms, work) => {
      timers.push(work)
      return () => void timers.splice(timers.indexOf(work) >>> 0, 1)
    },
    watchVisibility: (tell) => {
      setVisible = tell
      tell(true)
      return () => undefined
    },
  })
  return {
    ...{
      presence,
      requests,
      timers,
      stateCount: () => stateCount,
      setVisible: (is: boolean) => setVisible(is),
    },
    go: (to: string) => {
      block = to
      presence.sendPosition()
    },
    tick: () => {
      for (const work of timers.splice(0)) work()
    },
    hold: () => {
      isHeld = true
    },
    release: () => {
      isHeld = false
      for (const go of waiting.splice(0)) go()
    },
  }
}

it('sends the position every few seconds, and at once after a move', async () => {
  const { requests, timers, tick, go, hold, release, stateCount } = startPresence()
  await expect.poll(() => timers.length).toBe(1)
  tick()
  await expect.poll(() => timers.length).toBe(1)
  hold()
  go('b')
  go('c')
  go('d')
  expect(requests).toEqual(['PUT a', 'PUT a', 'PUT b'])
  release()
  await expect.poll(() => requests).toEqual(['PUT a', 'PUT a', 'PUT b', 'PUT d'])
  await expect.poll(() => timers.length).toBe(1)
  expect(stateCount()).toBe(4)
})

it('a hidden page leaves, and returns when it is visible again', async () => {
  const { requests, timers, setVisible, presence } = startPresence()
  await expect.poll(() => timers.length).toBe(1)
  setVisible(false)
  expect(timers).toEqual([])
  setVisible(false)
  setVisible(true)
  await expect.poll(() => timers.length).toBe(1)
  presence.stop()
  expect(requests).toEqual(['PUT a', 'DELETE', 'PUT a', 'DELETE'])
})

it('leaving during a heartbeat is reported after its response', async () => {
  const { requests, hold, release, setVisible, tick, timers } = startPresence()
  await expect.poll(() => timers.length).toBe(1)
  hold()
  tick()
  setVisible(false)
  expect(requests).toEqual(['PUT a', 'PUT a'])
  release()
  await expect.poll(() => requests).toEqual(['PUT a', 'PUT a', 'DELETE'])
  expect(timers).toEqual([])
})

it('people are named once in the block and field they are in', () => {
  const ada = { tab: '1', person_id: 'a', name: 'Ada Lovelace', block: 'b', field: 'f' }
  const others = [ada, { ...ada, tab: '2' }, { ...ada, tab: '3', name: 'Bert', field: '' }]
  expect(presentNames(others, 'b')).toBe('Ada Lovelace, Bert')
  expect(presentNames(others, 'b', 'f')).toBe('Ada Lovelace')
  expect(presentNames(others, 'c')).toBe('')
  expect(['Ada King Lovelace', 'bert', ' '].map(initialsOf)).toEqual(['AL', 'B', '?'])
})
