import { describe, expect, it } from 'vitest'
import { rawStory } from '../snapshot/snapshot.fixture.ts'
import { follow, followInStep, loadedFolder, THREE_STORIES } from './content-poller.fixture.ts'
import { scriptedContentSystem } from './content-system.fixture.ts'

/** A story with a word in its text. */
function storyWith(n: number, word: string) {
  return { ...rawStory(n), content: { component: 'modules/page', word } }
}

describe('a content system with another database behind it', () => {
  it('decision 0020 is compared by content, although all times are the same', async () => {
    const system = await scriptedContentSystem(THREE_STORIES)
    system.lineage = 'first'
    const { poll, snapshots } = await followInStep({ system })
    const before = snapshots.current()?.version
    system.stories.set(rawStory(2).uuid, storyWith(2, 'other'))
    system.lineage = 'second'
    system.space.version++
    await poll()
    const snapshot = snapshots.current()
    const entry = snapshot?.byUuid(rawStory(2).uuid)
    expect(entry && snapshot?.read(entry).content).toMatchObject({ word: 'other' })
    expect(snapshot?.version).not.toBe(before)
  })

  it('is found by a site that starts after the database was replaced', async () => {
    const system = await scriptedContentSystem(THREE_STORIES)
    system.lineage = 'first'
    const { poller, directory } = await followInStep({ system })
    await poller.stop()
    system.stories.set(rawStory(2).uuid, storyWith(2, 'other'))
    system.lineage = 'second'
    const later = await followInStep({ system, directory })
    const snapshot = later.snapshots.current()
    const entry = snapshot?.byUuid(rawStory(2).uuid)
    expect(entry && snapshot?.read(entry).content).toMatchObject({ word: 'other' })
  })

  it('is read once: from then on, and after a restart, times are enough', async () => {
    const system = await scriptedContentSystem(THREE_STORIES)
    system.lineage = 'first'
    const { poller, directory, poll } = await followInStep({ system })
    const storyRequests = () => system.requests.filter((path) => path.includes('by_uuids')).length
    expect(storyRequests()).toBe(1)
    system.space.version++
    await poll()
    await poller.stop()
    await followInStep({ system, directory })
    expect(storyRequests()).toBe(1)
    system.lineage = undefined
    system.space.version++
    await followInStep({ system, directory })
    expect(storyRequests()).toBe(1)
  })

  it('is compared by content again if that failed the first time', async () => {
    const system = await scriptedContentSystem(THREE_STORIES)
    system.lineage = 'first'
    const { directory, poller } = await followInStep({ system })
    await poller.stop()
    system.lineage = 'second'
    system.stories.set(rawStory(2).uuid, storyWith(2, 'other'))
    const { poll, snapshots, poller: again } = await follow({ system, directory })
    system.misbehave = (request, response) => {
      if (!request.url?.includes('by_uuids')) return 'behaves'
      return response.writeHead(500).end()
    }
    again.start()
    await poll(0)
    system.misbehave = undefined
    await poll()
    const snapshot = snapshots.current()
    const entry = snapshot?.byUuid(rawStory(2).uuid)
    expect(entry && snapshot?.read(entry).content).toMatchObject({ word: 'other' })
  })
})

it('decision 0020 a loaded snapshot is not read again for its lineage alone', async () => {
  const system = await scriptedContentSystem(THREE_STORIES)
  const directory = await loadedFolder(system)
  await followInStep({ system, directory })
  expect(system.requests.filter((path) => path.includes('by_uuids'))).toEqual([])
})
