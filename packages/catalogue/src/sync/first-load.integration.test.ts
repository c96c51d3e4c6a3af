import { readdir } from 'node:fs/promises'
import { constants, getPriority } from 'node:os'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { currentFolder } from '../files/snapshot-folder.ts'
import { rawStory } from '../snapshot/snapshot.fixture.ts'
import { follow } from './content-poller.fixture.ts'
import { scriptedContentSystem } from './content-system.fixture.ts'

/** No test here is about slow responses. */
const PATIENT = { timeoutMs: 20_000 }

it('CALL-6 without any content a failed load is retried within half a minute, however rare the polls', async () => {
  const { system, poller, poll, clock, shown } = await follow({
    pollSeconds: 3600,
    client: PATIENT,
  })
  system.misbehave = (request, response) => {
    if (!request.url?.includes('/cdn/stories')) return 'behaves'
    response.writeHead(403, { 'content-type': 'application/json' }).end('{"error": "Not now"}')
  }
  poller.start()
  await poll(0)
  expect(shown()).toBeUndefined()
  expect(Math.min(...clock.waiting())).toBeLessThanOrEqual(30_000)
  system.misbehave = undefined
  await poll(30)
  expect(Object.keys(shown() ?? {})).toHaveLength(3)
  expect(Math.min(...clock.waiting())).toBe(3_600_000)
})

it('CALL-6 a page that is rejected five times in a row does not cost the rest of the load', async () => {
  const { system, poller, poll, shown } = await follow({ client: PATIENT })
  let refused = 0
  system.misbehave = (request, response) => {
    if (refused === 5 || !request.url?.includes('/cdn/stories')) return 'behaves'
    refused++
    response.writeHead(503, { 'retry-after': '0' }).end('Too busy')
  }
  poller.start()
  await poll(0)
  expect(Object.keys(shown() ?? {})).toHaveLength(3)
  expect(system.requests.filter((address) => address.includes('/spaces/me'))).toHaveLength(2)
})

it('MSG-2 a long load logs its progress', async () => {
  const stories = Array.from({ length: 2500 }, (_, n) => rawStory(n + 1))
  const system = await scriptedContentSystem(stories)
  const { poller, poll, logged } = await follow({ system, client: PATIENT, inChild: true })
  poller.start()
  await poll(0)
  const progress = logged.filter(
    ({ message }) => message === 'All content is being loaded from the content system',
  )
  expect(progress.map(({ stories, of }) => [stories, of])).toEqual([
    [0, undefined],
    [1000, 2500],
    [2000, 2500],
  ])
  expect(logged.map(({ message }) => message)).toContain('All content was loaded')
})

it('CALL-6 a first load has normal priority, a later one gives way to requests', async () => {
  const { system, poller, poll, directory } = await follow({ client: PATIENT, inChild: true })
  const priorities = new Set<number>()
  system.misbehave = (request, response) => {
    if (!request.url?.includes('/cdn/stories')) return 'behaves'
    void builderIn(directory).then((builder) => {
      if (builder !== undefined) priorities.add(getPriority(builder))
      system.misbehave = undefined
      response.writeHead(503, { 'retry-after': '0' }).end('Once more, please')
    })
  }
  const { misbehave } = system
  poller.start()
  await poll(0)
  expect([...priorities]).toEqual([getPriority()])
  priorities.clear()
  system.misbehave = misbehave
  // Another language: everything is loaded.
  system.space.language_codes.push('fr')
  system.space.version++
  await poll()
  expect([...priorities]).toEqual([constants.priority.PRIORITY_BELOW_NORMAL])
})

/** The process that is about to write a snapshot to a folder: names of staging folders begin with its id. */
async function builderIn(directory: string): Promise<number | undefined> {
  const current = basename((await currentFolder(directory)) ?? '')
  const staging = (await readdir(directory)).find((name) => /^\d/.test(name) && name !== current)
  return staging === undefined ? undefined : Number.parseInt(staging, 10)
}

it('CALL-6 an empty space is no failure, is loaded once, and is followed from its first story on', async () => {
  const system = await scriptedContentSystem([])
  const { poller, poll, logged, shown } = await follow({ system, client: PATIENT })
  poller.start()
  await poll(0)
  expect([poller.isEmpty(), poller.reachable(), shown()]).toEqual([true, true, undefined])
  const requests = system.requests.length
  await poll()
  expect(system.requests.slice(requests).every((request) => request.includes('/spaces/me'))).toBe(
    true,
  )
  expect(logged.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([])
  system.publish(rawStory(1))
  await poll()
  expect([poller.isEmpty(), Object.keys(shown() ?? {})]).toEqual([false, ['blog/story-1']])
})
