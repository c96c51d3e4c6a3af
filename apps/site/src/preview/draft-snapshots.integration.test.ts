import { rawStory } from '@prospectus/catalogue/snapshot/snapshot.fixture'
import { fakeClock } from '@prospectus/catalogue/sync/clock.fixture'
import { THREE_STORIES } from '@prospectus/catalogue/sync/content-poller.fixture'
import { scriptedContentSystem } from '@prospectus/catalogue/sync/content-system.fixture'
import { createContentClient } from '@prospectus/protocol/client/content-client'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { createLog, type LogFields } from '@prospectus/server/log'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../../../tools/testing/temporary-folder.ts'
import { createDraftSnapshots, type DraftSnapshots } from './draft-snapshots.ts'

async function drafts() {
  const system = await scriptedContentSystem(THREE_STORIES)
  const { apiUrl } = system
  const clock = fakeClock()
  const logged: LogFields[] = []
  const api = { apiUrl, token: 'draft-token', view: 'draft' } as const
  const snapshots = createDraftSnapshots({
    client: createContentClient({ ...api, timeoutMs: 300, retries: 0, sleep: async () => {} }),
    spaceId: '1',
    directory: temporaryFolder('prospectus', onTestFinished),
    log: createLog((line) => logged.push(JSON.parse(line))),
    clock,
  })
  onTestFinished(snapshots.close)
  /** Saves a draft, which does not change the space's version. */
  const save = (story: RawStory) => {
    const updated_at = new Date(clock.now()).toISOString()
    system.stories.set(story.uuid, { ...story, updated_at })
    system.linkOverrides.set(story.uuid, { updated_at, published: false } as object)
  }
  return { system, clock, logged, snapshots, save }
}

async function names({ getFresh }: DraftSnapshots) {
  const snapshot = await getFresh()
  return snapshot?.tree.map(({ name }) => name).sort()
}

describe('the drafts of a space', () => {
  it('CALL-3 are fetched on request, including new, saved and deleted ones', async () => {
    const { system, clock, snapshots, save } = await drafts()
    expect(system.requests).toEqual([])
    for (const story of THREE_STORIES) save(story)
    expect(await names(snapshots)).toEqual(['Story 1', 'Story 2', 'Story 3'])
    clock.pass(1000)
    save({ ...rawStory(1), name: 'Saved', published_at: null })
    save({ ...rawStory(4), name: 'New', published_at: null })
    system.stories.delete('uuid-3')
    expect(await names(snapshots)).toEqual(['New', 'Saved', 'Story 2'])
    expect(system.requests.every((url) => url.includes('version=draft'))).toBe(true)
    const fetched = system.requests.filter((url) => url.includes('by_uuids'))
    expect(fetched).toEqual([expect.stringMatching(/by_uuids=uuid-1%2Cuuid-4|by_uuids=uuid-4/)])
  })

  it('decision 0020 are those of a database that took the place of another', async () => {
    const { system, clock, snapshots, save } = await drafts()
    for (const story of THREE_STORIES) save(story)
    system.lineage = 'first'
    await names(snapshots)
    const { uuid } = rawStory(2)
    const saved = system.stories.get(uuid) ?? rawStory(2)
    system.stories.set(uuid, { ...saved, content: { component: 'modules/page', word: 'other' } })
    system.lineage = 'second'
    clock.pass(1000)
    const snapshot = await snapshots.getFresh()
    const entry = snapshot?.byUuid(uuid)
    expect(entry && snapshot?.read(entry).content).toMatchObject({ word: 'other' })
  })

  it('CALL-3 are fetched once a second, however many want them', async () => {
    const { system, clock, snapshots, save } = await drafts()
    for (const story of THREE_STORIES) save(story)
    const all = await Promise.all([
      snapshots.getFresh(),
      snapshots.getFresh(),
      snapshots.getFresh(),
    ])
    expect(new Set(all).size).toBe(1)
    const links = () => system.requests.filter((url) => url.includes('/links')).length
    const first = links()
    await snapshots.getFresh()
    expect(links()).toBe(first)
    clock.pass(1000)
    expect(await snapshots.getFresh()).toBe(all[0])
    expect(links()).toBe(first + 1)
  })

  it('CALL-3 are fetched after a second although the clock was set back', async () => {
    const { clock, snapshots, save } = await drafts()
    save(rawStory(1))
    await snapshots.getFresh()
    clock.pass(1000)
    clock.set(0)
    save({ ...rawStory(4), name: 'New', published_at: null })
    expect(await names(snapshots)).toContain('New')
  })

  it('MSG-2 are the last known ones when they cannot be fetched, and the reason is logged once', async () => {
    const { system, clock, logged, snapshots, save } = await drafts()
    for (const story of THREE_STORIES) save(story)
    system.misbehave = (_request, response) => response.writeHead(401).end('{"error": "x"}')
    expect(await snapshots.getFresh()).toBeUndefined()
    system.misbehave = undefined
    clock.pass(1000)
    const good = await snapshots.getFresh()
    expect(good?.size).toBe(3)
    system.misbehave = (_request, response) => response.writeHead(200).end('{}')
    clock.pass(1000)
    expect(await snapshots.getFresh()).toBe(good)
    clock.pass(1000)
    expect(await snapshots.getFresh()).toBe(good)
    expect(logged.map(({ level }) => level)).toEqual(['error', 'info', 'warn'])
    expect(JSON.stringify(logged)).not.toContain('draft-token')
  })

  it('MSG-2 are not waited for when the content system does not respond', async () => {
    const { system, clock, snapshots } = await drafts()
    const arrived = Promise.withResolvers<void>()
    system.misbehave = () => arrived.resolve()
    const refresh = snapshots.getFresh()
    await arrived.promise
    clock.pass(3000)
    expect(await refresh).toBeUndefined()
  })
})
