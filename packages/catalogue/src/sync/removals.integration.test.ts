import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rawStory } from '../snapshot/snapshot.fixture.ts'
import { type Followed, followInStep, loadedFolder } from './content-poller.fixture.ts'
import { scriptedContentSystem } from './content-system.fixture.ts'

/** A site whose snapshot is in a data folder, as in operation. */
async function followStories(count: number) {
  const stories = Array.from({ length: count }, (_, n) => rawStory(n + 1))
  const system = await scriptedContentSystem(stories)
  const directory = await loadedFolder(system)
  return { ...(await followInStep({ system, directory })), dataDir: join(directory, '..') }
}

const remove = ({ system }: Followed, count: number) => {
  for (let n = 1; n <= count; n++) system.remove(`uuid-${n}`)
}
const shownCount = ({ shown }: Followed) => Object.keys(shown() ?? {}).length

describe('on a site, stories that are missing from the content system', () => {
  it.each([
    ['one of three', 3, 1],
    ['two of three', 3, 2],
    ['one of forty', 40, 1],
    ['a fifth of forty', 40, 8],
  ])('CALL-6 %s disappear at once', async (_, count, removed) => {
    const followed = await followStories(count)
    remove(followed, removed)
    await followed.poll()
    expect(shownCount(followed)).toBe(count - removed)
    expect(followed.poller.heldBack()).toBeUndefined()
  })

  it('CALL-6 more than a fifth disappear when every comparison of five minutes agrees', async () => {
    const followed = await followStories(40)
    const { poll, poller, clock, logged, system } = followed
    remove(followed, 9)
    await poll()
    const since = new Date(clock.now())
    expect(poller.heldBack()).toEqual({ stories: 9, datasources: [], since })
    system.publish(rawStory(40, { name: 'Other changes arrive meanwhile' }))
    for (let seconds = 60; seconds < 300; seconds += 60) await poll(60)
    await poll(59)
    expect(shownCount(followed)).toBe(40)
    expect(followed.shown()).toHaveProperty('blog/story-40', 'Other changes arrive meanwhile')
    await poll(60)
    expect(shownCount(followed)).toBe(31)
    expect(poller.heldBack()).toBeUndefined()
    expect(poller.reachable()).toBe(true)
    expect(logged.filter(({ level }) => level === 'error')).toEqual([
      expect.objectContaining({
        message:
          'Many stories, or all entries of a data source, are missing from the content system, and the site keeps them for now. If they are meant to go, touch the file in `accept`; otherwise stories go after five minutes, and entries stay',
        stories: 9,
        accept: expect.stringContaining('accept-removals'),
      }),
    ])
  })

  it('CALL-6 more than a fifth stay if they come back', async () => {
    const followed = await followStories(40)
    const { poll, poller, system } = followed
    const all = new Map(system.stories)
    remove(followed, 30)
    await poll(60)
    for (const [uuid, story] of all) system.stories.set(uuid, story)
    for (let n = 0; n < 6; n++) await poll(60)
    expect(shownCount(followed)).toBe(40)
    expect(poller.heldBack()).toBeUndefined()
    remove(followed, 30)
    await poll(60)
    expect(shownCount(followed), 'the time counts from the last good comparison').toBe(40)
  })

  it('CALL-6 more than a fifth do not disappear because of a restart', async () => {
    const followed = await followStories(40)
    const { system, directory, poller, poll } = followed
    remove(followed, 30)
    await poll(60)
    await poller.stop()
    const restarted = await followInStep({ system, directory })
    expect(shownCount(restarted)).toBe(40)
    expect(restarted.poller.heldBack()).toMatchObject({ stories: 30 })
  })

  it('CALL-6 more than a fifth disappear with the next poll when the operator accepts it', async () => {
    const followed = await followStories(40)
    const { dataDir, poll, clock } = followed
    const accept = join(dataDir, 'accept-removals')
    const touch = async () => {
      await writeFile(accept, '')
      await utimes(accept, clock.now() / 1000, clock.now() / 1000)
    }
    await touch()
    await poll()
    remove(followed, 30)
    await poll()
    expect(shownCount(followed), 'an earlier acceptance does not count').toBe(40)
    await touch()
    await poll()
    expect(shownCount(followed)).toBe(10)
  })

  it('DATA-8 entries of a data source disappear only when the operator accepts it', async () => {
    const followed = await followStories(3)
    const { system, poll, snapshots, poller, dataDir, clock } = followed
    const entry = { id: 1, name: 'Planning', value: 'planning' }
    system.datasources.set('theme-type', [entry])
    system.space.version++
    await poll()
    system.datasources.delete('theme-type')
    system.space.version++
    for (let n = 0; n < 10; n++) await poll(60)
    const entries = () => snapshots.current()?.datasources['theme-type']
    expect(entries()).toEqual([entry])
    expect(poller.heldBack()).toMatchObject({ stories: 0, datasources: ['theme-type'] })
    const accept = join(dataDir, 'accept-removals')
    await writeFile(accept, '')
    await utimes(accept, clock.now() / 1000, clock.now() / 1000)
    await poll()
    expect(entries()).toEqual([])
  })
})
