import { expect, test } from 'vitest'
import { createClock } from '../database/clock.fixture.ts'
import type { StoredStory } from '../queries/story-rows.ts'
import { onBothDatabases } from '../storage/storage.fixture.ts'
import { changeStory } from './change-story.ts'
import { createStory } from './create-story.ts'
import { deleteStory } from './delete-story.ts'
import { publishStory, unpublishStory } from './publish-story.ts'

onBothDatabases('delivery-protocol#story creating and changing stories', (open) => {
  test('a new story is a draft, with ids of its own', async () => {
    const clock = createClock()
    const storage = await open(clock)
    const first = await storage.change(createStory, { slug: 'one', content: page('One') })
    const second = await storage.change(createStory, {
      slug: 'two',
      name: 'Two',
      tagList: ['a', 'a'],
    })
    expect(first).toMatchObject({
      name: 'one',
      slug: 'one',
      full_slug: 'one',
      parent_id: 0,
      published_at: null,
      first_published_at: null,
      created_at: '2026-05-01T10:00:00.000Z',
      updated_at: '2026-05-01T10:00:00.000Z',
      lang: 'default',
      content: '{"component":"page","heading":"One"}',
    })
    expect(second).toMatchObject({ name: 'Two', tag_list: ['a', 'a'], content: '{}' })
    expect(second.id).toBeGreaterThan(first.id)
    expect(second.uuid).not.toBe(first.uuid)
    expect(await storage.findStory({ id: first.id }, 'published')).toBeUndefined()
    expect(first).toMatchObject((await storage.findStory({ fullSlug: 'one' }, 'draft')) ?? {})
    expect(await storage.isEmpty()).toBe(false)
  })

  test('the id of a deleted story is not reused', async () => {
    const storage = await open()
    const { id } = await storage.change(createStory, { slug: 'one' })
    await storage.change(deleteStory, id)
    expect((await storage.change(createStory, { slug: 'one' })).id).toBeGreaterThan(id)
  })

  test('changes are visible in the draft only, until they are published', async () => {
    const storage = await open()
    const { id } = await storage.change(createStory, {
      slug: 'one',
      name: 'Old',
      content: page('Old'),
    })
    await storage.change(publishStory, id)
    await storage.change(changeStory, id, { name: 'New', content: page('New'), tagList: ['new'] })
    const read = async (view: 'draft' | 'published') => {
      const story = await storage.findStory({ id }, view)
      return [story?.name, story?.content, story?.tag_list]
    }
    expect(await read('draft')).toEqual(['New', '{"component":"page","heading":"New"}', ['new']])
    expect(await read('published')).toEqual(['Old', '{"component":"page","heading":"Old"}', []])
    const found = (view: 'draft' | 'published', search: string) =>
      storage
        .listStories({ view, where: [], search, sort: [], page: 1, perPage: 10 })
        .then(({ total }) => total)
    expect([await found('draft', 'new'), await found('published', 'new')]).toEqual([1, 0])
    expect([await found('draft', 'old'), await found('published', 'old')]).toEqual([0, 1])
    await storage.change(publishStory, id)
    expect(await read('published')).toEqual(await read('draft'))
    expect([await found('published', 'new'), await found('published', 'old')]).toEqual([1, 0])
  })

  test('a change without a difference changes nothing', async () => {
    const clock = createClock()
    const storage = await open(clock)
    const made = await storage.change(createStory, {
      slug: 'one',
      name: 'One',
      content: page('One'),
    })
    const published = await storage.change(publishStory, made.id)
    const { version } = await storage.space()
    clock.set('2026-05-02T10:00:00.000Z')
    const same = { slug: 'one', name: 'One', content: page('One'), position: 0, parentId: 0 }
    expect(await storage.change(changeStory, made.id, same)).toEqual(published)
    expect(await storage.change(changeStory, made.id, {})).toEqual(published)
    expect((await storage.space()).version).toBe(version)
  })

  test('a draft equal to the published version is no unpublished change', async () => {
    const storage = await open()
    const { id } = await storage.change(createStory, { slug: 'one', content: page('One') })
    await storage.change(publishStory, id)
    const hasChanges = async () => (await storage.storyWithDraft(id)).unpublished_changes
    await storage.change(changeStory, id, { content: page('Two') })
    expect(await hasChanges()).toBe(true)
    await storage.change(changeStory, id, { content: page('One') })
    expect(await hasChanges()).toBe(false)
    const unpublished = await storage.change(unpublishStory, id)
    expect(unpublished.content).toBe('{"component":"page","heading":"One"}')
    expect(await storage.findStory({ id }, 'published')).toBeUndefined()
  })

  test('each publishing time is later than the last, and the first one is kept', async () => {
    const clock = createClock()
    const storage = await open(clock)
    const { id } = await storage.change(createStory, { slug: 'one' })
    const times: unknown[] = []
    const note = ({ first_published_at, published_at, updated_at }: StoredStory) =>
      times.push([first_published_at, published_at, updated_at].map((time) => time?.slice(14, 23)))
    note(await storage.change(publishStory, id))
    note(await storage.change(publishStory, id))
    note(await storage.change(unpublishStory, id))
    note(await storage.change(publishStory, id))
    clock.set('2026-05-01T09:30:00.000Z')
    note(await storage.change(publishStory, id))
    clock.set('2026-05-01T10:10:00.000Z')
    note(await storage.change(publishStory, id))
    expect(times).toEqual([
      ['00:00.000', '00:00.000', '00:00.000'],
      ['00:00.000', '00:00.001', '00:00.001'],
      ['00:00.000', undefined, '00:00.001'],
      ['00:00.000', '00:00.002', '00:00.002'],
      ['00:00.000', '00:00.003', '00:00.003'],
      ['00:00.000', '10:00.000', '10:00.000'],
    ])
  })

  test('unpublishing leaves the draft, also one with changes', async () => {
    const storage = await open()
    const { id } = await storage.change(createStory, { slug: 'one', content: page('One') })
    expect(await storage.change(unpublishStory, id)).toMatchObject({ published_at: null })
    await storage.change(publishStory, id)
    await storage.change(changeStory, id, { content: page('Two') })
    await storage.change(unpublishStory, id)
    expect(await storage.findStory({ id }, 'published')).toBeUndefined()
    expect((await storage.findStory({ id }, 'draft'))?.content).toContain('Two')
  })
})

function page(heading: string) {
  return { component: 'page', heading }
}
