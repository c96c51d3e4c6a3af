import { expect, test } from 'vitest'
import type { PageView } from '../rendering/page-view.ts'
import { createPages, type Renderer } from './pages.ts'
import { sketchSnapshot } from './snapshot.fixture.ts'

const settings = {
  mode: 'production',
  siteUrl: 'https://www.vendor.example',
  assetHost: 'assets.vendor.example',
  embedHost: 'embeds.vendor.example',
} as const

const rendererInto = (views: PageView[]): Renderer => {
  const keep = (status: 200 | 404) => (view: PageView) => {
    views.push(view)
    return { status, html: '', styleHash: '', issues: [] }
  }
  return { renderStory: keep(200), renderNotFound: keep(404), renderShared: () => '' }
}

const snapshot = sketchSnapshot({
  home: {},
  about: {},
  'de/ueber-uns': {},
  settings: { component: 'settings', content: { organisation: 'Exemplar' } },
  go: { component: 'redirect', content: { destination_url: '/about' } },
  'by-block': {
    component: 'redirect',
    content: {
      component: 'modules/page',
      body: [{ component: 'redirect', destination_url: '/about' }],
    },
  },
  unsafe: { component: 'redirect', content: { destination_url: 'javascript:alert(1)' } },
})
const entryOf = (slug: string) => {
  const found = snapshot.find(slug)
  if (found?.kind !== 'story') throw new Error(`no story ${slug}`)
  return found.entry
}

test('a page is rendered from its story, the settings story and the messages of its language', async () => {
  const views: PageView[] = []
  const pages = createPages(settings, () => rendererInto(views))
  await pages.renderStory(snapshot, entryOf('about'), new URLSearchParams('page=2'))
  await pages.renderStory(snapshot, entryOf('de/ueber-uns'), new URLSearchParams())
  expect(views[0]).toMatchObject({
    mode: 'production',
    siteUrl: 'https://www.vendor.example',
    path: '/about',
    lang: 'en',
    story: { fullSlug: 'about' },
    settings: { organisation: 'Exemplar' },
  })
  expect(views[0]?.query.get('page')).toBe('2')
  expect(views[1]).toMatchObject({ lang: 'de', settings: { organisation: 'Exemplar' } })
  expect(views[1]?.messages).not.toEqual(views[0]?.messages)
  expect(views[0]?.read(entryOf('home')).fullSlug).toBe('home')
})

test('ROUTE-3 the page for missing pages knows no story, only the language of its path', async () => {
  const views: PageView[] = []
  const pages = createPages(settings, () => rendererInto(views))
  const { status } = await pages.renderNotFound(snapshot, '/de/nichts')
  expect(status).toBe(404)
  expect(views[0]).toMatchObject({ path: '/de/nichts', lang: 'de', story: undefined })
})

test('ROUTE-4 a redirect story has a destination when it is a safe one', () => {
  const pages = createPages(settings, () => rendererInto([]))
  expect(pages.destinationOf(snapshot, entryOf('go'))).toBe('/about')
  expect(pages.destinationOf(snapshot, entryOf('by-block'))).toBe('/about')
  expect(pages.destinationOf(snapshot, entryOf('unsafe'))).toBeUndefined()
  expect(pages.destinationOf(snapshot, entryOf('about'))).toBeUndefined()
})

test.each([
  ['about', false],
  ['go', true],
  ['by-block', false],
])(
  'ROUTE-4 in preview a draft of /go with a redirect block to /%s leads nowhere: %s',
  async (to, circle) => {
    const views: PageView[] = []
    const pages = createPages({ ...settings, mode: 'preview' }, () => rendererInto(views))
    const body = [{ component: 'redirect', destination_url: `/${to}` }]
    const draft = { ...snapshot.read(entryOf('go')), content: { component: 'modules/page', body } }
    await pages.renderRawStory(snapshot, draft, new URLSearchParams(), {})
    expect(views[0]?.isBrokenRedirect).toBe(circle)
  },
)

test('ROUTE-5 a draft is rendered without being in the snapshot, with what preview adds', async () => {
  const views: PageView[] = []
  const pages = createPages(settings, () => rendererInto(views))
  const editAttributes = () => ({ 'data-blok-uid': '9-x' })
  const draft = { ...snapshot.read(entryOf('about')), full_slug: 'coming/soon', name: 'Soon' }
  await pages.renderRawStory(snapshot, draft, new URLSearchParams(), { editAttributes })
  expect(views[0]).toMatchObject({ path: '/coming/soon', story: { name: 'Soon' }, editAttributes })
  await pages.renderStory(snapshot, entryOf('about'), new URLSearchParams())
  expect(views[1]?.editAttributes).toBeUndefined()
})

test('BLOCK-13 a page knows the day on which it is rendered', async () => {
  const views: PageView[] = []
  let now = Date.parse('2026-02-03T23:59:59Z')
  const clock = () => now
  const pages = createPages(settings, () => rendererInto(views), undefined, undefined, clock)
  await pages.renderStory(snapshot, entryOf('about'), new URLSearchParams())
  now += 1000
  await pages.renderNotFound(snapshot, '/nothing')
  expect(views.map(({ today }) => today)).toEqual(['2026-02-03', '2026-02-04'])
})

test('MAP-4 links are fetched only for pages that show them', async () => {
  const views: PageView[] = []
  const pages = createPages(settings, () => rendererInto(views))
  const links = async () => snapshot.tree.slice(0, 1)
  const sketch = { content: { body: [{ component: 'sitemap', _uid: 's' }] } }
  const withMap = sketchSnapshot({ about: {}, map: sketch })
  for (const slug of ['about', 'map']) {
    const found = withMap.find(slug)
    if (found?.kind !== 'story') throw new Error(`no story ${slug}`)
    await pages.renderStory(withMap, found.entry, new URLSearchParams(), {
      fetchSitemapEntries: links,
    })
  }
  expect(views.map((view) => view.sitemapEntries?.length)).toEqual([undefined, 1])
})
