import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { rawStory } from '../snapshot/snapshot.fixture.ts'
import { follow, followInStep, loadedFolder, THREE_STORIES } from './content-poller.fixture.ts'
import { scriptedContentSystem } from './content-system.fixture.ts'

const [first] = THREE_STORIES as [(typeof THREE_STORIES)[0]]
const hint = { id: 1, fullSlug: 'blog/story-1' }

describe('a story named by a webhook', () => {
  it('decision 0020 is fetched at once, without waiting for a poll or for other stories', async () => {
    const { system, poller, shown } = await followInStep()
    system.publish({ ...first, name: 'At once' })
    system.requests.length = 0
    poller.invalidate(hint)
    await poller.settled()
    expect(shown()).toHaveProperty('blog/story-1', 'At once')
    expect(system.requests.map((address) => address.split('?')[0])).toEqual(['/v2/cdn/stories/1'])
  })

  it('decision 0020 is stored before following stops, and shown after a restart without the content system', async () => {
    const { system, poller, snapshots, directory } = await followInStep({
      client: { timeoutMs: 20_000 },
    })
    system.publish({ ...first, name: 'At once' })
    poller.invalidate(hint)
    await poller.stop()
    snapshots.close()
    system.misbehave = (_request, response) => response.destroy()
    const { shown } = await followInStep({ system, directory })
    expect(shown()).toHaveProperty('blog/story-1', 'At once')
  })

  it('decision 0020 does not wait for the first comparison of many links', async () => {
    const system = await scriptedContentSystem(THREE_STORIES)
    const { poller, shown, poll } = await follow({ system, directory: await loadedFolder(system) })
    const held: ServerResponse[] = []
    system.misbehave = ({ url = '' }, response) =>
      url.includes('/cdn/links') ? held.push(response) : 'behaves'
    system.publish({ ...first, name: 'At once' })
    poller.start()
    const compared = poll(0)
    await expect.poll(() => held).toHaveLength(1)
    poller.invalidate(hint)
    await expect.poll(shown).toHaveProperty('blog/story-1', 'At once')
    for (const response of held) response.destroy()
    await compared
  })

  it('decision 0020 is fetched before a comparison under way goes on', async () => {
    const { system, poller, poll } = await followInStep({ client: { timeoutMs: 20_000 } })
    let respond = () => {}
    system.requests.length = 0
    system.misbehave = ({ url = '' }, response) => {
      if (!url.includes('/stories/1')) return 'behaves'
      respond = () => response.destroy()
      return 'is held'
    }
    poller.invalidate(hint)
    const compared = poll(1)
    const paths = () =>
      system.requests.map((address) => address.split('?')[0]?.slice('/v2/cdn'.length))
    await expect.poll(paths).toContain('/spaces/me')
    // What the comparison had requested by now would have come before these responses.
    for (let n = 0; n < 3; n++) await fetch(`${system.apiUrl}/cdn/others`)
    system.requests.push('/v2/cdn/answered')
    respond()
    await compared
    const order = paths().filter((path) => path === '/answered' || path === '/links')
    expect(order).toEqual(['/answered', '/links'])
  })

  it('decision 0020 is read from the content system, even if the webhook is late or repeated', async () => {
    const { system, poller, shown, snapshots } = await followInStep()
    const before = snapshots.current()
    poller.invalidate({ id: 1, fullSlug: 'blog/story-1' })
    poller.invalidate({ id: 77, fullSlug: 'blog/story-2' })
    await poller.settled()
    expect(snapshots.current()).toBe(before)
    system.remove('uuid-1')
    poller.invalidate(hint)
    await poller.settled()
    expect(Object.keys(shown() ?? {}).sort()).toEqual(['blog/story-2', 'blog/story-3'])
  })

  it('decision 0020 is followed by a comparison of everything, and a burst of webhooks by one', async () => {
    const { system, poller, shown, poll } = await followInStep()
    const stories = Array.from({ length: 100 }, (_, n) => rawStory(n + 10))
    for (const story of stories) system.publish(story)
    system.publish(rawStory(200, { name: 'No webhook came' }))
    system.requests.length = 0
    for (const { id, full_slug } of stories) poller.invalidate({ id, fullSlug: full_slug })
    await poll(1)
    expect(shown()).toHaveProperty('blog/story-109')
    expect(shown()).toHaveProperty('blog/story-200', 'No webhook came')
    const comparisons = system.requests.filter((address) => address.includes('/links'))
    expect(comparisons).toHaveLength(1)
  })

  it('decision 0020 shows while a long comparison is delayed', async () => {
    const { system, poller, shown, poll, clock } = await followInStep()
    const comparisons = () => system.requests.filter((address) => address.includes('/links')).length
    system.misbehave = ({ url = '' }) => {
      if (url.includes('/links')) clock.pass(2000)
      return 'behaves'
    }
    poller.invalidate(hint)
    await poll(1)
    system.requests.length = 0
    system.publish({ ...first, name: 'At once' })
    poller.invalidate(hint)
    await poll(1)
    expect(shown()).toHaveProperty('blog/story-1', 'At once')
    expect(comparisons()).toBe(0)
    await poll(7)
    expect(comparisons()).toBe(1)
  })

  it('CALL-6 is left to the next poll while the content system is not known to be ours', async () => {
    const { system, poller, poll, shown } = await followInStep()
    system.space.id = 2
    system.publish({ ...first, name: 'Of another space' })
    await poll()
    poller.invalidate(hint)
    await poll(1)
    expect(system.requests.some((address) => address.includes('/stories/1'))).toBe(false)
    expect(shown()).toHaveProperty('blog/story-1', 'Story 1')
  })

  it('MSG-2 leads to a warning if the response is no story', async () => {
    const { system, poller, logged, shown } = await followInStep()
    system.distort = (path, body) => (path === 'stories/1' ? { story: { id: 1 } } : body)
    poller.invalidate(hint)
    await poller.settled()
    expect(shown()).toHaveProperty('blog/story-1', 'Story 1')
    expect(logged).toEqual([
      expect.objectContaining({
        level: 'warn',
        message:
          'The content system sent a story of an unexpected shape; its last good version stays online. Correct the story whose address the error names',
        error: expect.stringMatching(/GET http:.*cdn\/stories\/1\?.*did not answer.*\{.*"id/),
      }),
    ])
  })

  it('decision 0020 without a story leads to a comparison soon', async () => {
    const { system, poller, poll, shown } = await followInStep()
    system.publish({ ...first, name: 'Soon' })
    poller.invalidate()
    await poll(1)
    expect(shown()).toHaveProperty('blog/story-1', 'Soon')
  })
})
