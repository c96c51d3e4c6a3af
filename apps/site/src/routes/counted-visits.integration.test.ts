import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { expect, test } from 'vitest'
import { createPages } from '../page/pages.ts'
import { renderNotFound, renderShared, renderStory } from '../page/render-page.tsx'
import { createVisitCounts } from '../reports/visit-counts.ts'
import { type ServedOptions, serveSite } from '../served-site.fixture.ts'
import { readSettings } from '../settings.ts'
import { rawStory, snapshotOf } from '../ui/testing/snapshot-of.ts'

const settings = readSettings({ SITE_URL: 'http://site.example' })
const body = [{ _uid: 's', component: 'search-results' }]
const snapshot: Snapshot = snapshotOf([
  rawStory('search', { component: 'modules/page', body }),
  rawStory('blog/float', { component: 'modules/resource' }, { name: 'Float' }),
  rawStory(
    'blog/drift',
    { component: 'modules/resource', description: 'Float' },
    { name: 'Drift' },
  ),
])

async function counted(options: ServedOptions = {}) {
  const visits = createVisitCounts({ siteUrl: settings.siteUrl })
  const pages = createPages(settings, () => ({ renderStory, renderNotFound, renderShared }))
  const { send } = await serveSite({ settings, snapshot, pages, visits, ...options })
  return { send, take: visits.take }
}

test('ROUTE-3 missing pages are counted, whether the not-found page is cached or not', async () => {
  const { send, take } = await counted()
  const headers = { referer: 'http://site.example/blog/float' }
  for (let times = 0; times < 2; times++) await send('/old?mail=ada@example.com', { headers })
  await send('/old', { method: 'HEAD' })
  await send('/blog/float')
  expect(take().missing).toMatchObject([{ path: '/old', count: 2, referrer: '/blog/float' }])
})

test('SEARCH-1 a search counts each time, from the cache too; its tabs and further pages do not', async () => {
  const { send, take } = await counted()
  for (let times = 0; times < 3; times++) expect((await send('/search?q=Float')).status).toBe(200)
  await send('/search?q=Float', { method: 'HEAD' })
  await send('/search?q=Float&type=page')
  await send('/search?q=Float&page=2')
  await send('/search?q=zebra')
  await send('/search')
  expect(take().searches).toMatchObject([
    { query: 'float', lang: 'en', count: 3, results: 2 },
    { query: 'zebra', lang: 'en', count: 1, results: 0 },
  ])
})

test('a prefetched page counts only once its visitor comes (decision 0100)', async () => {
  const { send, take } = await counted()
  const ahead = { headers: { 'sec-purpose': 'prefetch;prerender' } }
  for (const isCached of [false, true]) {
    if (isCached) await send('/search?q=Float')
    const { status, headers } = await send('/search?q=Float', ahead)
    expect([status, headers['cache-control']], `cached: ${isCached}`).toEqual([403, 'no-store'])
    expect((await send('/old', ahead)).status).toBe(404)
  }
  await send('/old')
  const { missing, searches } = take()
  expect(missing).toMatchObject([{ path: '/old', count: 1 }])
  expect(searches).toMatchObject([{ query: 'float', count: 1 }])
})

test('SEARCH-1 queries of the search box count as well', async () => {
  const { send, take } = await counted()
  for (const typed of ['fl', 'flo', 'float']) await send(`/api/suggestions?q=${typed}&lang=en`)
  expect(take().searches).toMatchObject([{ query: 'float', count: 1, results: 2 }])
})
