import { expect, test } from 'vitest'
import type { StoryCondition } from '../database/story-query.ts'
import { fillWith, onBothDatabases, testUuid } from '../storage/storage.fixture.ts'
import type { Storage } from '../storage/storage.ts'
import { changeStory } from '../stories/change-story.ts'
import { listQuery, slugsOf } from './list-query.fixture.ts'

const STORIES = [
  { full_slug: 'home', id: 100, is_startpage: true },
  { full_slug: 'careers/', id: 101 },
  { full_slug: 'careers/engineer', id: 102 },
  { full_slug: 'blog/a-b', id: 105 },
  { full_slug: 'draft', id: 110, published: false },
]

onBothDatabases('delivery-protocol#one-story', (open) => {
  test('is found by id, uuid and full slug, with or without the trailing slash of a start page', async () => {
    const storage = await open()
    await fillWith(storage, STORIES)
    const slug = async (reference: Parameters<Storage['findStory']>[0]) =>
      (await storage.findStory(reference, 'published'))?.full_slug
    expect(await slug({ id: 102 })).toBe('careers/engineer')
    expect(await slug({ uuid: testUuid(102) })).toBe('careers/engineer')
    expect(await slug({ fullSlug: 'careers/engineer' })).toBe('careers/engineer')
    expect(await slug({ fullSlug: 'careers' })).toBe('careers/')
    expect(await slug({ fullSlug: 'careers/' })).toBe('careers/')
    expect(await slug({ fullSlug: 'home/' })).toBe('home')
    for (const reference of [
      { fullSlug: 'blog' },
      { fullSlug: '' },
      { fullSlug: 'CAREERS' },
      { fullSlug: 'draft' },
      { fullSlug: 'a\0' },
      { uuid: 'careers' },
      { uuid: '\uD800' },
      { id: 1e300 },
      { id: Number.NaN },
    ]) {
      expect(await storage.findStory(reference, 'published')).toBeUndefined()
    }
    expect(await storage.findStory({ id: 110 }, 'draft')).toMatchObject({
      slug: 'draft',
      published_at: null,
    })
  })

  test('has all members, and the alternates in the view', async () => {
    const storage = await open()
    const group_id = 'group'
    await fillWith(storage, [
      {
        full_slug: 'plan',
        id: 1,
        group_id,
        tag_list: ['a', 'ü'],
        content: { component: 'page', title: 'P' },
      },
      { full_slug: 'de/plan', id: 2, group_id, lang: 'de', name: 'Plan (deutsch)' },
      { full_slug: 'fr/plan', id: 3, group_id, published: false },
    ])
    const { items } = await storage.listStories(
      listQuery({ where: [{ kind: 'ids', ids: [1], isNegated: false }] }),
    )
    const story = await storage.findStory({ id: 1 }, 'published')
    expect(items).toEqual([story])
    expect(story).toEqual({
      id: 1,
      uuid: testUuid(1),
      group_id,
      parent_id: 0,
      is_startpage: false,
      name: 'plan',
      slug: 'plan',
      full_slug: 'plan',
      path: null,
      position: 0,
      lang: 'default',
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
      first_published_at: '2026-01-01T00:00:00.000Z',
      published_at: '2026-01-01T00:00:00.000Z',
      tag_list: ['a', 'ü'],
      alternates: [
        {
          id: 2,
          name: 'Plan (deutsch)',
          slug: 'plan',
          published: true,
          full_slug: 'de/plan',
          is_folder: false,
          parent_id: 501,
        },
      ],
      content: '{"component":"page","title":"P"}',
    })
    const draft = await storage.findStory({ id: 1 }, 'draft')
    expect(draft?.alternates.map(({ id, published }) => [id, published])).toEqual([
      [3, false],
      [2, true],
    ])
  })

  test('several by uuid are those in the view, each once', async () => {
    const storage = await open()
    await fillWith(storage, STORIES)
    const uuids = [testUuid(110), testUuid(100), testUuid(100), testUuid(105), 'none', '\0']
    const found = async (view: 'draft' | 'published') =>
      (await storage.storiesByUuid(uuids, view)).map(({ id }) => id).toSorted()
    expect(await found('published')).toEqual([100, 105])
    expect(await found('draft')).toEqual([100, 105, 110])
    expect(await storage.storiesByUuid([], 'draft')).toEqual([])
  })

  test('an unpublished change is visible in the draft view only, in every condition', async () => {
    const storage = await open()
    await fillWith(storage, [
      { full_slug: 'page', id: 1, tag_list: ['old'], content: { component: 'page', x: 'old' } },
    ])
    await storage.change(changeStory, 1, {
      name: 'Neu',
      tagList: ['new'],
      content: { component: 'page', x: 'new' },
    })
    for (const [view, words] of [
      ['published', 'old'],
      ['draft', 'new'],
    ] as const) {
      const tagged: StoryCondition = { kind: 'any-tag', tags: [words] }
      const held: StoryCondition = {
        kind: 'content',
        clause: { field: 'x', operation: 'in', operand: [words] },
      }
      const { items, total } = await storage.listStories(listQuery({ view, where: [tagged, held] }))
      expect(total).toBe(1)
      expect(items).toMatchObject([
        { tag_list: [words], content: `{"component":"page","x":"${words}"}` },
      ])
      expect(await slugsOf(storage, { view, search: 'neu' })).toEqual(
        view === 'draft' ? ['page'] : [],
      )
    }
  })
})
