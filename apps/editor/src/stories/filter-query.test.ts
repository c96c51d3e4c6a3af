import { expect, it } from 'vitest'
import { formatFilter, parseFilter } from './filter-query.ts'
import { createStoryTree, filterRows, NO_FILTER } from './story-tree.ts'

it('the filter of the tree is kept in the address', () => {
  const filter = { search: 'a & b ', section: 7, state: 'in-review', author: 'Zoë' } as const
  expect(parseFilter(formatFilter(filter))).toEqual(filter)
  expect(formatFilter(NO_FILTER)).toBe('')
  expect(parseFilter('section=x&state=constructor')).toEqual(NO_FILTER)
})

it('stories are found by last author, and by pending review or schedule', () => {
  const tree = createStoryTree({
    id: [1, 2, 3, 4],
    parent: [0, 0, 2, 0],
    name: ['Home', 'News', 'One', 'About'],
    slug: ['home', 'news', 'one', 'about'],
    state: ['p', 'f', 'd', 'c'],
    type: [0, -1, 0, 0],
    types: ['page'],
    author: [0, 0, 1, -1],
    authors: ['Ada', 'Bert'],
    in_review: [3],
    scheduled: [4],
  })
  const found = (filter: Partial<typeof NO_FILTER>) =>
    [...(filterRows(tree, { ...NO_FILTER, ...filter }) ?? [])]
      .map((row) => tree.columns.id[row])
      .sort()
  expect(found({ author: 'Ada' })).toEqual([1])
  expect(found({ author: 'Bert' }), 'with the folder that it is in').toEqual([2, 3])
  expect(found({ author: 'Nobody' })).toEqual([])
  expect(found({ state: 'in-review' })).toEqual([2, 3])
  expect(found({ state: 'scheduled' })).toEqual([4])
  expect(found({ state: 'scheduled', author: 'Bert' })).toEqual([])
})
