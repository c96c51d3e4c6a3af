import { expect, it } from 'vitest'
import { folderLink, listSource, rawStory, snapshotOf } from './snapshot.fixture.ts'

const stories = [
  rawStory(1, { full_slug: 'home', is_startpage: true, parent_id: 0, position: 5 }),
  rawStory(2, { full_slug: 'careers/', is_startpage: true, parent_id: 12, position: -2 }),
  rawStory(3, { full_slug: 'blog/nine-curves', position: -1 }),
  rawStory(4, { full_slug: 'partners/terms', parent_id: 13, position: -9 }),
  rawStory(5, { full_slug: 'de/blog/neun', parent_id: 14, position: 3 }),
]
const links = [
  folderLink(11, 'blog'),
  folderLink(12, 'careers'),
  folderLink(13, 'partners', false),
  folderLink(14, 'de'),
  { ...folderLink(9, 'draft'), is_folder: false, published: false },
  null,
]
const snapshot = await snapshotOf(listSource(stories, links))

it.each([
  ['blog/nine-curves', 3],
  ['blog/nine-curves/', 3],
  ['BLOG/Nine-Curves', 3],
  ['careers', 2],
  ['careers/', 2],
  ['home', 1],
  ['', 1],
])('ROUTE-2 finds the story at %j', (slug, id) => {
  expect(snapshot.find(slug)).toMatchObject({ kind: 'story', entry: { id } })
})

it.each([
  ['blog', 'blog', true],
  ['blog/', 'blog', true],
  ['partners/', 'partners', false],
])('ROUTE-2 finds the folder at %j, which has no start page', (slug, fullSlug, published) => {
  expect(snapshot.find(slug)).toEqual({ kind: 'folder', fullSlug, name: fullSlug, published })
})

it.each(['draft', 'blog/', 'nine-curves', '__proto__', 'blog//nine-curves'])(
  'ROUTE-3 finds no story at %j',
  (slug) => {
    expect(snapshot.find(slug)?.kind).not.toBe('story')
  },
)

it('MAP-1 the tree has every published story and every folder, by position', () => {
  expect(snapshot.tree.map(({ slug, path }) => [slug, path])).toEqual([
    ['partners/terms', '/partners/terms'],
    ['careers/', '/careers/'],
    ['blog/nine-curves', '/blog/nine-curves'],
    ['blog', '/blog'],
    ['careers', '/careers/'],
    ['de', '/de'],
    ['partners', '/partners'],
    ['de/blog/neun', '/de/blog/neun'],
    ['home', '/'],
  ])
})

it('MAP-2 LANG-2 the tree has the state and language of each entry', () => {
  const bySlug = new Map(snapshot.tree.map((entry) => [entry.slug, entry]))
  expect(bySlug.get('partners')?.published).toBe(false)
  expect(bySlug.get('partners/terms')).toMatchObject({ published: true, parent_id: 13 })
  expect(bySlug.get('de/blog/neun')?.lang).toBe('de')
  expect(bySlug.get('de')?.lang).toBe('de')
  expect(bySlug.get('careers/')?.lang).toBe('en')
})
