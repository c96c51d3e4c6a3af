import { expect, it } from 'vitest'
import { contentSystem } from '../api/server.fixture.ts'
import { initialsOf, presentNames } from '../context/presence.ts'
import { followPresence } from './use-presence.ts'

function attending() {
  const requests: string[] = []
  const timers: (() => void)[] = []
  const waiting: (() => void)[] = []
  let holds = false
  let block = 'a'
  let see = (_isSeen: boolean) => {}
  let meetings = 0
  const { request } = contentSystem(async ({ route, body }) => {
    const { presence } = Object(body)
    requests.push(`${route.split(' ')[0]} ${presence?.block ?? ''}`.trim())
    if (holds) await new Promise<void>((resolve) => waiting.push(resolve))
    const standing = { version: 1, published: false, unpublished_changes: false }
    return { body: { presence: { ...standing, saved_by: '', others: [] } } }
  })
  const presence = followPresence({
    request,
    storyId: 7,
    tab: 'tab',
    position: () => ({ block, field: '' }),
    onState: () => {
      meetings += 1
    },
    startTimer: (_ms, work) => {
      timers.push(work)
      return () => void timers.splice(timers.indexOf(work) >>> 0, 1)
    },
    watchVisibility: (tell) => {
      see = tell
      tell(true)
      return () => undefined
    },
  })
  return {
    ...{ presence, requests, timers, meetings: () => meetings, see: (is: boolean) => see(is) },
    go: (to: string) => {
      block = to
      presence.sendPosition()
    },
    tick: () => {
      for (const work of timers.splice(0)) work()
    },
    hold: () => {
      holds = true
    },
    letGo: () => {
      holds = false
      for (const go of waiting.splice(0)) go()
    },
  }
}

it('sends the position every few seconds, and at once after a move', async () => {
  const { requests, timers, tick, go, hold, letGo, meetings } = attending()
  await expect.poll(() => timers.length).toBe(1)
  tick()
  await expect.poll(() => timers.length).toBe(1)
  hold()
  go('b')
  go('c')
  go('d')
  expect(requests).toEqual(['PUT a', 'PUT a', 'PUT b'])
  letGo()
  await expect.poll(() => requests).toEqual(['PUT a', 'PUT a', 'PUT b', 'PUT d'])
  await expect.poll(() => timers.length).toBe(1)
  expect(meetings()).toBe(4)
})

it('a hidden page leaves, and returns when it is visible again', async () => {
  const { requests, timers, see, presence } = attending()
  await expect.poll(() => timers.length).toBe(1)
  see(false)
  expect(timers).toEqual([])
  see(false)
  see(true)
  await expect.poll(() => timers.length).toBe(1)
  presence.stop()
  expect(requests).toEqual(['PUT a', 'DELETE', 'PUT a', 'DELETE'])
})

it('leaving during a heartbeat is repeated after its response', async () => {
  const { requests, hold, letGo, see, tick, timers } = attending()
  await expect.poll(() => timers.length).toBe(1)
  hold()
  tick()
  see(false)
  expect(requests).toEqual(['PUT a', 'PUT a'])
  letGo()
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
