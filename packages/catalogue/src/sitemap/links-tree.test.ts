import { expect, test } from 'vitest'
import { treeOfLinks } from './links-tree.ts'

const link = (slug: string, overrides: Readonly<Record<string, unknown>> = {}) => ({
  id: 1,
  uuid: `uuid-${slug}`,
  slug,
  path: null,
  real_path: `/${slug}`,
  name: slug,
  published: true,
  parent_id: 0,
  is_folder: false,
  is_startpage: false,
  position: 0,
  ...overrides,
})

test('MAP-4 delivery-protocol#links a link becomes an entry with its canonical path and language', () => {
  const [story, start, german] = treeOfLinks(
    [
      link('about us', { id: 4, name: 'About', parent_id: 9, position: -10 }),
      link('careers/', { is_startpage: true, published: false }),
      link('de/ueber-uns'),
    ],
    ['de'],
  )
  expect(story).toEqual({
    id: 4,
    uuid: 'uuid-about us',
    slug: 'about us',
    name: 'About',
    published: true,
    parent_id: 9,
    is_folder: false,
    is_startpage: false,
    position: -10,
    path: '/about%20us',
    lang: 'en',
  })
  expect(start).toMatchObject({ path: '/careers/', is_startpage: true, published: false })
  expect(german).toMatchObject({ path: '/de/ueber-uns', lang: 'de' })
})

test('MAP-4 a folder leads to its start page when that is published', () => {
  const folder = (slug: string) => link(slug, { is_folder: true })
  const start = (slug: string, published: boolean) => link(slug, { is_startpage: true, published })
  const tree = treeOfLinks(
    [folder('blog'), start('blog/', true), folder('news'), start('news/', false)],
    [],
  )
  const folders = tree.filter((entry) => entry.is_folder)
  expect(folders.map(({ path }) => path)).toEqual(['/blog/', '/news'])
})

test('ROUTE-2 a folder without a state counts as published if it contains a published story', () => {
  const folder = (slug: string, id: number) => link(slug, { id, is_folder: true, published: false })
  const tree = treeOfLinks(
    [folder('blog', 5), folder('news', 6), link('blog/x', { parent_id: 5 })],
    [],
  )
  expect(tree.map(({ slug, published }) => [slug, published])).toEqual([
    ['blog', true],
    ['news', false],
    ['blog/x', true],
  ])
})

test.each([null, 7, 'link', [], {}, link(''), link('x', { id: '1' }), link('x', { uuid: null })])(
  'MAP-4 %j is no link and is left out',
  (broken) => {
    expect(treeOfLinks([broken, link('about')], []).map(({ slug }) => slug)).toEqual(['about'])
  },
)

test('MAP-4 missing members of a link get defaults', () => {
  const bare = { id: 1, uuid: 'u', slug: 'about' }
  expect(treeOfLinks([bare], [])).toMatchObject([
    { name: 'about', published: false, parent_id: 0, position: 0, is_startpage: false },
  ])
})
