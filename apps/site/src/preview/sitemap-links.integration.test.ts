import { expect, test } from 'vitest'
import { publishedStories, servePreview } from './previewed-site.fixture.ts'
import { signedQuery } from './signed-request.fixture.ts'

const link = (id: number, slug: string, published: boolean) => ({
  id,
  uuid: `uuid-of-${slug}`,
  slug,
  name: `Link of ${slug}`,
  published,
  parent_id: 0,
  is_folder: false,
  is_startpage: false,
  position: id,
})
const links = {
  a: link(17, 'about', true),
  b: link(18, 'hidden', false),
  c: link(19, 'brand-new', true),
  d: link(7, 'settings', true),
  e: 'no link',
}
const listed = (text: string) =>
  [...text.matchAll(/<a class="sitemap-link" href="([^"]*)"/g)].map(([, href]) => href)

test.each([
  ['published', '/sitemap'],
  ['draft', `/sitemap?${signedQuery({ storyId: 5 })}`],
])('MAP-4 CALL-1 the sitemap lists the links of the %s view', async (version, target) => {
  const { send, contentSystem } = await servePreview({ script: { links } })
  const { text } = await send(target)
  expect(listed(text)).toEqual(expect.arrayContaining(['/about', '/brand-new']))
  expect(listed(text), 'MAP-2').not.toContain('/hidden')
  const linkRequests = contentSystem.requests.filter((url) => url.startsWith('/v2/cdn/links?'))
  expect(linkRequests).toHaveLength(1)
  expect(linkRequests[0]).toContain('per_page=100')
  expect(linkRequests[0]).toContain(`version=${version}`)
})

test('MAP-2 MAP-4 the sitemap lists its pages, however many links are to other stories', async () => {
  const resources = Array.from({ length: 250 }, (_, n) => link(1000 + n, `settings/${n}`, false))
  const all = [...resources, link(17, 'about', true), link(19, 'brand-new', true)]
  const many = Object.fromEntries(all.map((one) => [one.uuid, one]))
  const { send, contentSystem } = await servePreview({ script: { links: many } })
  const { text } = await send('/sitemap')
  expect(listed(text)).toEqual(expect.arrayContaining(['/about', '/brand-new']))
  const linkRequests = contentSystem.requests.filter((url) => url.startsWith('/v2/cdn/links?'))
  expect(linkRequests).toHaveLength(3)
  for (const url of linkRequests) expect(url).toContain('per_page=100')
})

test('MAP-4 the sitemap of a space with thousands of links is that of the snapshot', async () => {
  const all = Array.from({ length: 2001 }, (_, n) => link(1000 + n, `page-${n}`, true))
  const many = Object.fromEntries(all.map((one) => [one.uuid, one]))
  const { send, logged } = await servePreview({ script: { links: many } })
  const { text } = await send('/sitemap')
  expect(listed(text)).toContain('/careers/')
  expect(listed(text)).not.toContain('/page-1')
  expect(logged).toEqual([])
})

test('MAP-4 pages without a sitemap ask for no links', async () => {
  const { send, contentSystem } = await servePreview({ script: { links } })
  await send('/about')
  expect(contentSystem.requests).toEqual([])
})

test.each([
  ['error', { status: 500 }],
  ['warn', { links: [] }],
  ['warn', { links: 'none' }],
])(
  'MSG-2 links that cannot be used are logged (%s), and the snapshot is listed',
  async (level, script) => {
    const { send, logged } = await servePreview({ script })
    const { status, text } = await send('/sitemap')
    expect(status).toBe(200)
    expect(listed(text)).toEqual(expect.arrayContaining(['/about', '/careers/']))
    expect(logged).toMatchObject([{ level }])
    expect(String(logged[0]?.error)).toMatch(/GET http:.*cdn\/links.*answer/)
  },
)

test('MAP-4 in place of an unavailable draft the sitemap lists the catalogue, without fetching links', async () => {
  const { send, contentSystem } = await servePreview({ script: { status: 503 } })
  const { text } = await send(`/sitemap?${signedQuery({ storyId: 5 })}`)
  expect(listed(text)).toContain('/about')
  expect(contentSystem.requests.filter((url) => url.startsWith('/v2/cdn/links'))).toEqual([])
})

test('MAP-2 a draft page falls back to published links', async () => {
  const { send } = await servePreview({ script: { links: 'none' } })
  const { text } = await send(`/sitemap?${signedQuery({ storyId: 5 })}`)
  expect(listed(text)).toContain('/about')
  expect(listed(text)).not.toContain('/hidden')
})

test('MAP-4 production lists its snapshot without any request', async () => {
  const { send, contentSystem } = await servePreview({ mode: 'production', script: { links } })
  expect(listed((await send('/sitemap')).text)).toContain('/careers/')
  expect(contentSystem.requests).toEqual([])
})

test('BLOCK-1 a sitemap page without a block for it lists the pages all the same', async () => {
  const bare = publishedStories.map((story) =>
    story.full_slug === 'sitemap' ? { ...story, content: { component: 'modules/page' } } : story,
  )
  const { send } = await servePreview({ mode: 'production', published: bare })
  expect(listed((await send('/sitemap')).text)).toEqual(
    expect.arrayContaining(['/about', '/careers/']),
  )
})

test('MSG-2 links of an unexpected shape are left out with a warning', async () => {
  const { send, logged } = await servePreview({ script: { links } })
  expect(listed((await send('/sitemap')).text)).toContain('/brand-new')
  expect(logged).toEqual([
    expect.objectContaining({ level: 'warn', target: 'cdn/links, published', unreadable: 1 }),
  ])
})
