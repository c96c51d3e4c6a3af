import { createLog, type LogFields } from '@prospectus/server/log'
import { expect, onTestFinished, test } from 'vitest'
import { createClock } from '../database/clock.fixture.ts'
import { serveManagementWithStories } from '../management/served-management.fixture.ts'
import { onBothDatabases } from '../storage/storage.fixture.ts'
import type { Storage } from '../storage/storage.ts'
import { openStorage } from '../storage/storage.ts'
import { runPlans } from './run-plans.ts'

const PAGE = { component: 'modules/page', body: [] }
const STORIES = ['a', 'b', 'c'].map((full_slug) => ({ full_slug, content: PAGE, published: false }))

onBothDatabases('management-api#schedules-and-releases', (open, { createUrl, kind }) => {
  test('a story is published and unpublished at its time, and not before', async () => {
    const clock = createClock('2026-05-01T10:00:00.000Z')
    const storage = await open(clock)
    const { send, read } = await serveManagementWithStories(storage, STORIES)
    const plan = (when: unknown) =>
      send('POST story_schedulings', {
        body: { story_scheduling: { story_id: 1001, ...Object(when) } },
      })
    const made = await plan({ publish_at: '2026-05-01 12:00' })
    expect(made.body.story_scheduling).toMatchObject({ publish_at: '2026-05-01T12:00:00.000Z' })
    await plan({ unpublish_at: '2026-05-01T15:00:00+02:00' })
    clock.set('2026-05-01T11:59:59.999Z')
    expect(await storage.executeNextPlan()).toBeUndefined()
    clock.set('2026-05-01T12:00:00.000Z')
    expect(await storage.executeNextPlan()).toMatchObject({
      problem: null,
      done_at: expect.any(String),
    })
    expect(await storage.executeNextPlan()).toBeUndefined()
    expect((await read('stories/a')).status).toBe(200)
    clock.set('2026-05-01T13:00:00.000Z')
    await storage.executeNextPlan()
    expect((await read('stories/a')).status).toBe(404)
    expect((await plan({})).body.field).toBe('story_scheduling.publish_at')
    expect((await plan({ publish_at: 'soon' })).body.field).toBe('story_scheduling.publish_at')
  })

  test('a deleted plan is not carried out, and a finished one cannot be changed', async () => {
    const clock = createClock('2026-05-01T10:00:00.000Z')
    const storage = await open(clock)
    const { send } = await serveManagementWithStories(storage, STORIES)
    const at = '2026-05-01T12:00:00Z'
    const ids = []
    for (const story_id of [1001, 1002]) {
      const body = { story_scheduling: { story_id, publish_at: at } }
      ids.push((await send('POST story_schedulings', { body })).body.story_scheduling?.id)
    }
    await send(`DELETE story_schedulings/${ids[0]}`)
    clock.set('2026-05-02T10:00:00.000Z')
    expect(await storage.executeNextPlan()).toMatchObject({ story_ids: [1002] })
    expect(await storage.executeNextPlan()).toBeUndefined()
    const late = { body: { story_scheduling: { publish_at: '2027-01-01T00:00:00Z' } } }
    expect((await send(`PUT story_schedulings/${ids[1]}`, late)).status).toBe(422)
    expect((await send(`GET story_schedulings/${ids[0]}`)).status).toBe(404)
  })

  test('a plan survives a restart, and is carried out once, also by two processes on one PostgreSQL', async () => {
    const url = await createUrl()
    const clock = createClock('2026-05-01T10:00:00.000Z')
    const before = await openStorage(url, clock)
    const { send } = await serveManagementWithStories(before, STORIES)
    for (const story_id of [1001, 1002, 1003])
      await send('POST story_schedulings', {
        body: { story_scheduling: { story_id, publish_at: '2026-05-01T12:00:00Z' } },
      })
    await before.close()
    clock.set('2026-05-03T10:00:00.000Z')
    // On SQLite two connections of one process would wait for each other for ever.
    const urls = kind === 'postgres' ? [url, url] : [url]
    const processes = await Promise.all(urls.map((each) => openStorage(each, clock)))
    onTestFinished(async () => {
      await Promise.all(processes.map((storage) => storage.close()))
    })
    const [one] = processes
    const { version } = (await one?.space()) ?? { version: 0 }
    const carriedOut: unknown[] = []
    const carryOutAll = async ({ executeNextPlan }: Storage) => {
      for (let plan = await executeNextPlan(); plan !== undefined; plan = await executeNextPlan())
        carriedOut.push(plan.story_ids)
    }
    await Promise.all([...processes, ...processes].map(carryOutAll))
    await Promise.all(processes.map(carryOutAll))
    expect(carriedOut.toSorted()).toEqual([[1001], [1002], [1003]])
    const plans = (await one?.listPlans('schedule')) ?? []
    expect(plans.map(({ problem }) => problem)).toEqual([null, null, null])
    // Each of the three was published once: the version rose to now, then by one for each.
    const now = Date.parse('2026-05-03T10:00:00Z') / 1000
    expect((await one?.space())?.version).toBe(Math.max(now, version + 1) + 2)
  })

  test('a release publishes all of its stories or none', async () => {
    const storage = await open(createClock())
    const { send, read } = await serveManagementWithStories(storage, STORIES)
    const release = { name: 'Spring', story_ids: [1001, 1002] }
    const made = await send('POST releases', { body: { release } })
    expect([made.status, made.body.release]).toMatchObject([201, { ...release, released: false }])
    const { version } = await storage.space()
    await send('DELETE stories/1002')
    const failed = await send(`GET releases/${made.body.release?.id}/publish`)
    const error = '“/b” was deleted. Bring it back, or take it out of the release.'
    expect(failed).toMatchObject({ status: 422, body: { error } })
    expect((await read('stories/a')).status).toBe(404)
    expect((await storage.space()).version).toBe(version)
    await send('PUT stories/1002/undelete')
    const done = await send(`POST releases/${made.body.release?.id}/publish`)
    expect(done.body.release).toMatchObject({ released: true })
    expect([(await read('stories/a')).status, (await read('stories/b')).status]).toEqual([200, 200])
    expect((await storage.space()).version).toBe(version + 1)
    const now = { release: { name: 'Now', story_ids: [1003] }, publish: 1 }
    expect((await send('POST releases', { body: now })).body.release).toMatchObject({
      released: true,
    })
    const unknown = { release: { name: 'x', story_ids: [77] } }
    expect((await send('POST releases', { body: unknown })).status).toBe(404)
  })

  test('a release that fails at its time reports why, changes nothing, and is tried once', async () => {
    const clock = createClock('2026-05-01T10:00:00.000Z')
    const storage = await open(clock)
    const { send, read } = await serveManagementWithStories(storage, STORIES)
    const release = { name: 'R', story_ids: [1001, 1002], release_at: '2026-05-01T11:00:00Z' }
    const { body } = await send('POST releases', { body: { release } })
    await send('DELETE stories/1002')
    clock.set('2026-05-01T11:00:00.000Z')
    const logged: LogFields[] = []
    const log = createLog((line) => logged.push(JSON.parse(line)))
    const polls: (() => void)[] = []
    const polled = Promise.withResolvers<void>()
    const stop = runPlans({
      executeNextPlan: storage.executeNextPlan,
      log,
      startTimer: (_, call) => {
        polls.push(call)
        polled.resolve()
        return () => {}
      },
    })
    await polled.promise
    polls[0]?.()
    await stop()
    const problem = '“/b” was deleted. Bring it back, or take it out of the release.'
    expect(logged).toMatchObject([{ level: 'error', name: 'R', problem }])
    expect((await send(`GET releases/${body.release?.id}`)).body.release).toMatchObject({
      released: false,
      problem,
    })
    expect((await read('stories/a')).status).toBe(404)
  })

  test('a plan publishes the planned version, not a later save, and reports the difference', async () => {
    const clock = createClock('2026-05-01T10:00:00.000Z')
    const storage = await open(clock)
    const { send, read } = await serveManagementWithStories(storage, STORIES)
    const say = (id: number, text: string) =>
      send(`PUT stories/${id}`, {
        body: { story: { name: text, content: { ...PAGE, title: text } } },
      })
    const textOf = async (slug: string, version: 'published' | 'draft' = 'published') => {
      const { body } = await read(`stories/${slug}`, version)
      return [body.story?.name, Object(body.story?.content).title]
    }
    await say(1001, 'approved')
    await say(1002, 'approved')
    const at = '2026-05-01T12:00:00Z'
    const scheduled = await send('POST story_schedulings', {
      body: { story_scheduling: { story_id: 1001, publish_at: at } },
    })
    expect(scheduled.body.story_scheduling).toMatchObject({ version: 2, changed_since: false })
    const release = { name: 'R', story_ids: [1002, 1003], release_at: at }
    const { id } = Object((await send('POST releases', { body: { release } })).body.release)
    await say(1001, 'saved later')
    await say(1002, 'saved later')
    const path = `story_schedulings/${Object(scheduled.body.story_scheduling).id}`
    expect((await send(`GET ${path}`)).body.story_scheduling).toMatchObject({
      version: 2,
      changed_since: true,
    })
    expect((await send(`GET releases/${id}`)).body.release).toMatchObject({
      versions: { 1002: 2, 1003: 1 },
      changed_ids: [1002],
    })
    clock.set('2026-05-01T12:00:00.000Z')
    expect(await storage.executeNextPlan()).toMatchObject({ problem: null })
    expect(await storage.executeNextPlan()).toMatchObject({ problem: null })
    for (const slug of ['a', 'b']) {
      expect(await textOf(slug)).toEqual(['approved', 'approved'])
      expect(await textOf(slug, 'draft')).toEqual(['saved later', 'saved later'])
    }
    expect((await send('GET stories/1001')).body.story).toMatchObject({ unpublished_changes: true })
    const { versions } = (await send('GET stories/1001/versions')).body
    expect(versions).toMatchObject([
      { number: 3, published_at: null },
      { number: 2, published_at: expect.any(String), published_by: 'MANAGEMENT_TOKEN' },
      { number: 1, published_at: null },
    ])
    await send('POST stories/1001/publish')
    expect(await textOf('a')).toEqual(['saved later', 'saved later'])
    // A planned version replaces a published one too.
    const again = { story_id: 1001, version: 2, publish_at: '2026-05-01T11:00:00Z' }
    await send('POST story_schedulings', { body: { story_scheduling: again } })
    await storage.executeNextPlan()
    expect(await textOf('a')).toEqual(['approved', 'approved'])
    expect(await textOf('a', 'draft')).toEqual(['saved later', 'saved later'])
  })

  test('a plan accepts a newer version on request, but no version that does not exist', async () => {
    const storage = await open(createClock())
    const { send, read } = await serveManagementWithStories(storage, STORIES)
    const release = { name: 'R', story_ids: [1001] }
    const { id } = Object((await send('POST releases', { body: { release } })).body.release)
    await send('PUT stories/1001', { body: { story: { name: 'Newer' } } })
    const change = (given: object) => send(`PUT releases/${id}`, { body: { release: given } })
    expect((await change({ name: 'S' })).body.release).toMatchObject({ versions: { 1001: 1 } })
    expect((await change({ versions: { 1001: 9 } })).status).toBe(404)
    expect((await change({ versions: { x: 'y' } })).status).toBe(422)
    const newer = { story_ids: [1001, 1002], versions: { 1001: 2 } }
    expect((await change(newer)).body.release).toMatchObject({
      versions: { 1001: 2, 1002: 1 },
      changed_ids: [],
    })
    await send(`POST releases/${id}/publish`)
    expect((await read('stories/a')).body.story?.name).toBe('Newer')
  })
})
