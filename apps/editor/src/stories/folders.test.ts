import { expect, it } from 'vitest'
import { allFolders, mostFrequentComponent, parentId, toSlug } from './folders.ts'
import { createStoryTree, NO_STORIES } from './story-tree.ts'

const tree = createStoryTree({
  ...NO_STORIES,
  id: [1, 2, 3, 4, 5, 6],
  parent: [0, 0, 2, 2, 2, 3],
  name: ['Home', 'News', 'Archive', 'One', 'Two', 'Old'],
  slug: ['home', 'news', 'archive', 'one', 'two', 'old'],
  state: ['p', 'f', 'f', 'p', 'p', 'p'],
  type: [0, -1, -1, 1, 1, 0],
  types: ['page', 'article'],
})

it('a story can move into any folder, but a folder not into itself', () => {
  const paths = allFolders(tree).map(({ path }) => path)
  expect(paths).toEqual(['Top level', 'News', 'News / Archive'])
  expect(allFolders(tree, 2).map(({ id }) => id)).toEqual([0])
})

it('a new story starts in the folder of the open one, with the most frequent kind there', () => {
  expect(parentId(tree, 4)).toBe(2)
  expect(parentId(tree, undefined)).toBe(0)
  expect(mostFrequentComponent(tree, 2)).toBe('article')
  expect(mostFrequentComponent(tree, 9)).toBeUndefined()
})

it.each([
  ['Who knows by when?', 'who-knows-by-when'],
  ['  Größe & Maß ', 'groesse-mass'],
  ['Pläne im März', 'plaene-im-maerz'],
  ['ÜBER Zoë', 'ueber-zoe'],
  ['日本 ガイド', '日本-ガイド'],
  ['Цены й 2026', 'цены-й-2026'],
  ['한국어 Größe', '한국어-groesse'],
  ['हिन्दी', 'हिन्दी'],
  ['🎉', ''],
])('ROUTE-1 the slug of %j is %j', (name, slug) => {
  expect(toSlug(name)).toBe(slug)
})
