import { describe, expect, it } from 'vitest'
import { readStoredState } from '../files/open-snapshot.ts'
import { folderLink, rawStory } from '../snapshot/snapshot.fixture.ts'
import type { FakeClock } from './clock.fixture.ts'
import { type Followed, follow, followInStep, THREE_STORIES } from './content-poller.fixture.ts'

const [first, second] = THREE_STORIES as [(typeof THREE_STORIES)[0], (typeof THREE_STORIES)[0]]

const namesOf = ({ shown }: Followed) => Object.values(shown() ?? {}).sort()

describe('a snapshot that follows the content system', () => {
  it('CALL-6 applies new, changed, moved, renamed and removed stories at the next poll', async () => {
    const followed = await followInStep()
    const { system, poll, shown } = followed
    system.publish(rawStory(4))
    await poll()
    expect(shown()).toHaveProperty('blog/story-4', 'Story 4')
    system.publish({ ...first, content: { component: 'modules/resource', description: 'New' } })
    system.publish({ ...second, full_slug: 'news/story-2', slug: 'story-2', name: 'Renamed' })
    system.remove('uuid-3')
    await poll()
    expect(shown()).toEqual({
      'blog/story-1': 'Story 1',
      'news/story-2': 'Renamed',
      'blog/story-4': 'Story 4',
    })
    const entry = followed.snapshots.current()?.byUuid('uuid-1')
    expect(entry?.description).toBe('New')
  })

  it.each([
    ['a day back', -86_400_000],
    ['a day ahead', 86_400_000],
  ])(
    'CALL-6 logs durations and follows webhooks although the clock is set %s meanwhile',
    async (_, jump) => {
      let clock: FakeClock | undefined
      const fetch: typeof globalThis.fetch = (...parameters) => {
        clock?.set(clock.now() + jump)
        return globalThis.fetch(...parameters)
      }
      const followed = await followInStep({ client: { fetch } })
      clock = followed.clock
      const { system, poll, shown, logged, poller } = followed
      system.publish(rawStory(4))
      await poll()
      expect(logged.at(-1)).toMatchObject({ message: 'Content was updated', milliseconds: 0 })
      system.publish(rawStory(5))
      poller.invalidate(undefined)
      await poll(1)
      expect(shown()).toHaveProperty('blog/story-5')
    },
  )

  it('CALL-6 keeps a published story that slips between two pages of links', async () => {
    const { system, poll, shown } = await followInStep()
    system.space.version++
    system.unlinked.add('uuid-2')
    await poll()
    expect(shown()).toHaveProperty('blog/story-2')
    // Compared again, although the version is the same.
    system.stories.delete('uuid-2')
    await poll()
    expect(shown()).not.toHaveProperty('blog/story-2')
  })

  it('CALL-6 reads everything again once the site has another asset host', async () => {
    const { system, directory } = await followInStep()
    const description = 'https://other.example/f/1/1x1/ab/a.png'
    const content = { component: 'modules/resource', description }
    system.stories.set('uuid-1', { ...first, content })
    const { snapshots, poll } = await followInStep({
      ...{ system, directory },
      assetHost: 'other.example',
    })
    expect(snapshots.current()?.byUuid('uuid-1')?.description).toBe(description)
    const origin = { kind: 'api', assetHost: 'other.example' }
    expect(await readStoredState(directory, '1')).toMatchObject({ origin })
    const present = snapshots.current()
    system.space.version++
    await poll()
    expect(snapshots.current()).toBe(present)
  })

  it('DATA-11 reads content by its mapping, and everything again once that changes', async () => {
    const { system, directory } = await followInStep()
    const content = { component: 'article', teaser: 'In another shape' }
    system.stories.set('uuid-1', { ...first, content })
    const fields = { description: 'teaser' }
    const mapping = { article: { component: 'modules/resource', fields } }
    const { snapshots, poll } = await followInStep({ system, directory, mapping })
    const mapped = { component: 'resource', description: 'In another shape' }
    expect(snapshots.current()?.byUuid('uuid-1')).toMatchObject(mapped)
    system.publish({ ...second, content })
    await poll()
    expect(snapshots.current()?.byUuid('uuid-2')).toMatchObject(mapped)
    const without = await followInStep({ system, directory })
    expect(without.snapshots.current()?.byUuid('uuid-1')?.component).toBe('unknown')
  })

  it('CALL-6 requests nothing but the version while nothing changes', async () => {
    const { system, poll, snapshots } = await followInStep()
    const before = snapshots.current()
    system.requests.length = 0
    await poll()
    await poll()
    expect(system.requests.map((url) => url.split('?')[0])).toEqual([
      '/v2/cdn/spaces/me',
      '/v2/cdn/spaces/me',
    ])
    expect(snapshots.current()).toBe(before)
  })

  it('DATA-8 applies a changed data source, and ROUTE-2 folders', async () => {
    const { system, poll, snapshots } = await followInStep()
    system.space.version++
    system.datasources.set('theme-type', [{ id: 1, name: 'Planning', value: 'planning' }])
    system.folders.set('folder-9', folderLink(9, 'webinars'))
    await poll()
    expect(snapshots.current()?.datasources['theme-type']).toMatchObject([{ name: 'Planning' }])
    expect(snapshots.current()?.find('webinars')).toMatchObject({ kind: 'folder', published: true })
  })

  it('delivery-protocol#links recognises published folders by their stories if the space does not report them', async () => {
    const { system, poll, snapshots } = await followInStep()
    system.space.version++
    system.folders.set('folder-1', folderLink(1, 'blog', false))
    system.folders.set('folder-2', folderLink(2, 'events', false))
    await poll()
    expect(snapshots.current()?.find('blog')).toMatchObject({ published: true })
    expect(snapshots.current()?.find('events')).toMatchObject({ published: false })
  })

  it('CALL-6 keeps the content over a restart while the content system is unreachable', async () => {
    const { system, poll, directory, poller } = await followInStep()
    system.publish({ ...first, name: 'Published later' })
    system.remove('uuid-2')
    await poll()
    await poller.stop()
    system.misbehave = (_request, response) => response.destroy()
    const restarted = await followInStep({ system, directory })
    expect(namesOf(restarted)).toEqual(['Published later', 'Story 3'])
    expect(restarted.poller.reachable()).toBe(false)
  })

  it('CALL-6 loads everything at first, retrying until it succeeds', async () => {
    const { system, poller, poll, shown, logged } = await follow()
    expect(poller.reachable()).toBeNull()
    system.misbehave = (_request, response) => response.writeHead(503).end('{}')
    poller.start()
    await poll(0)
    expect([shown(), poller.reachable()]).toEqual([undefined, false])
    system.misbehave = undefined
    await poll()
    expect(Object.keys(shown() ?? {})).toHaveLength(3)
    expect(poller.reachable()).toBe(true)
    expect(logged.map(({ message }) => message)).toEqual([
      'Content cannot be updated from the content system; the last good content stays in use, and the update is retried. See the reason; if it lasts, check CONTENT_API_URL and CONTENT_TOKEN',
      'All content is being loaded from the content system',
      'All content was loaded',
      'Content can be updated from the content system again',
    ])
  })

  it('delivery-protocol#caching fetches a story again that is older than its link', async () => {
    const { system, poll, clock, poller, shown } = await followInStep()
    const stale = system.stories.get('uuid-1')
    system.publish({ ...first, name: 'Fresh' })
    const fresh = system.stories.get('uuid-1')
    if (stale === undefined || fresh === undefined) throw new Error('the story is gone')
    system.linkOverrides.set('uuid-1', { name: 'Fresh', published_at: fresh.published_at })
    system.stories.set('uuid-1', stale)
    const storyRequests = () => system.requests.filter((one) => one.includes('by_uuids'))
    const before = storyRequests().length
    clock.pass(10_000)
    await expect.poll(() => storyRequests().length).toBe(before + 1)
    system.stories.set('uuid-1', fresh)
    await expect
      .poll(async () => {
        clock.pass(300)
        return storyRequests().length
      })
      .toBe(before + 2)
    await poller.settled()
    expect(shown()).toHaveProperty('blog/story-1', 'Fresh')
    const cvs = storyRequests().map((one) => new URLSearchParams(one.split('?')[1]).get('cv'))
    expect(cvs.at(-1)).not.toBe(cvs.at(-2))
    await poll()
    expect(storyRequests()).toHaveLength(before + 2)
  })

  it('LANG-1 loads everything again when the space has another language', async () => {
    const { system, poll, snapshots, logged } = await followInStep()
    system.space.version++
    system.space.language_codes.push('fr')
    system.stories.set('uuid-4', rawStory(4, { full_slug: 'fr/story-4' }))
    await poll()
    expect(snapshots.current()?.languages).toEqual(['de', 'fr'])
    expect(snapshots.current()?.byUuid('uuid-4')?.lang).toBe('fr')
    expect(logged.map(({ message }) => message)).toEqual([
      'All content is being loaded from the content system',
      'All content was loaded',
    ])
  })

  it('measured-targets#catalogue compacts after many changes, without losing one', async () => {
    const { system, poll, directory, shown, snapshots } = await followInStep()
    for (let n = 0; n < 64; n++) {
      system.publish({ ...first, name: `Edition ${n}` })
      await poll()
    }
    expect(shown()).toHaveProperty('blog/story-1', 'Edition 63')
    expect((await readStoredState(directory, '1'))?.segmentCount).toBe(0)
    system.publish({ ...second, name: 'Afterwards' })
    await poll()
    const entry = snapshots.current()?.byUuid('uuid-2')
    expect(entry && snapshots.current()?.read(entry)).toMatchObject({ name: 'Afterwards' })
  })
})
