import { expect, test } from 'vitest'
import { fillWith, onBothDatabases, testUuid } from '../storage/storage.fixture.ts'
import { changeStory } from '../stories/change-story.ts'
import type { LinkQuery } from './links.ts'

const STORIES = [
  { full_slug: 'a/', id: 1, position: 3, tag_list: ['x', 'ü'] },
  {
    full_slug: 'a/one',
    id: 2,
    position: 2,
    tag_list: ['x'],
    content: { component: 'page', k: 'v' },
  },
  { full_slug: 'a/b/two', id: 3, position: 2, published: false, tag_list: ['x', 'Z'] },
  { full_slug: 'ab', id: 4, position: 1 },
]

onBothDatabases('delivery-protocol#links', (open) => {
  const query = (change: Partial<LinkQuery> = {}): LinkQuery => ({
    view: 'published',
    startsWith: [],
    parentId: undefined,
    uuid: undefined,
    page: 1,
    perPage: 100,
    ...change,
  })

  test.each([
    [{}, ['a/b', 'a', 'ab', 'a/one', 'a/']],
    [{ view: 'draft' }, ['a/b', 'a', 'ab', 'a/b/two', 'a/one', 'a/']],
    [{ startsWith: ['a/'] }, ['a/b', 'a/one', 'a/']],
    [{ startsWith: ['a%'] }, []],
    [{ parentId: 0 }, ['a', 'ab']],
    [{ parentId: 501 }, ['a/b', 'a/one', 'a/']],
    [{ parentId: 1e300 }, []],
    [{ uuid: testUuid(4) }, ['ab']],
    [{ uuid: '\0' }, []],
  ] as const)('the query %j finds its links, in pages too', async (change, slugs) => {
    const storage = await open()
    await fillWith(storage, STORIES)
    const whole = await storage.listLinks(query(change))
    expect(whole.items.map(({ slug }) => slug)).toEqual(slugs)
    expect(whole.total).toBe(slugs.length)
    for (const page of [1, 2, 3, 9]) {
      expect(await storage.listLinks(query({ ...change, page, perPage: 2 }))).toEqual({
        total: slugs.length,
        items: whole.items.slice((page - 1) * 2, page * 2),
      })
    }
  })

  test('a link has all members, and the name in the view', async () => {
    const storage = await open()
    await fillWith(storage, STORIES)
    await storage.change(changeStory, 2, { name: 'Changed' })
    const { items } = await storage.listLinks(query({ uuid: testUuid(2) }))
    expect(items).toEqual([
      {
        id: 2,
        uuid: testUuid(2),
        slug: 'a/one',
        path: null,
        name: 'one',
        published: true,
        parent_id: 501,
        is_folder: false,
        is_startpage: false,
        position: 2,
        published_at: '2026-01-01T00:00:00.000Z',
        created_at: '2026-01-01T00:00:00.000Z',
        updated_at: items[0]?.updated_at,
      },
    ])
    const draft = await storage.listLinks(query({ view: 'draft', uuid: testUuid(2) }))
    expect(draft.items).toMatchObject([{ name: 'Changed' }])
  })
})
