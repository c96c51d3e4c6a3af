import { expect, test } from 'vitest'
import { fillWith, onBothDatabases } from '../storage/storage.fixture.ts'

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

onBothDatabases('delivery-protocol#tags-and-space tags', (open) => {
  test('are listed by name in byte order, with the number of matching stories in the view', async () => {
    const storage = await open()
    await fillWith(storage, STORIES)
    const counts = async (change: object) => {
      const tags = await storage.listTags({
        view: 'published',
        startsWith: [],
        where: [],
        ...change,
      })
      return tags.map(({ name, taggings_count }) => [name, taggings_count])
    }
    expect(await counts({})).toEqual([
      ['x', 2],
      ['ü', 1],
    ])
    expect(await counts({ view: 'draft' })).toEqual([
      ['Z', 1],
      ['x', 3],
      ['ü', 1],
    ])
    expect(await counts({ view: 'draft', startsWith: ['a/b'] })).toEqual([
      ['Z', 1],
      ['x', 1],
    ])
    const clause = { field: 'k', operation: 'in', operand: ['v'] }
    expect(await counts({ where: [{ kind: 'content', clause }] })).toEqual([['x', 1]])
  })
})
