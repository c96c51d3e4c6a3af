import { followInStep } from '@prospectus/catalogue/sync/content-poller.fixture'
import { scriptedContentSystem } from '@prospectus/catalogue/sync/content-system.fixture'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { createLog, type LogFields } from '@prospectus/server/log'
import { createMetrics } from '@prospectus/server/metrics'
import { expect, onTestFinished, test } from 'vitest'
import { createPages } from '../page/pages.ts'
import * as renderer from '../page/render-page.tsx'
import { serveSite } from '../served-site.fixture.ts'
import { readSettings } from '../settings.ts'
import { rawStory } from '../ui/testing/snapshot-of.ts'
import { openCdn } from './open-cdn.ts'
import { startPurgeApi } from './service-api.fixture.ts'

const page = (fullSlug: string, body: readonly object[], parts: Partial<RawStory> = {}) =>
  rawStory(fullSlug, { component: 'modules/page', _uid: fullSlug, body }, parts)
const blog = (slug: string, title: string) =>
  rawStory(`blog/${slug}`, { component: 'modules/resource', title }, { name: title })
const linkTo = (slug: string) => {
  return { fieldtype: 'multilink', linktype: 'story', id: `uuid-of-${slug}`, cached_url: slug }
}
const call = (heading: string, to: string) => ({
  ...{ component: 'call-to-action', _uid: heading, heading },
  links: [{ _uid: to, component: 'link', type: 'primary', label: 'More', link: linkTo(to) }],
})
const settingsStory = (strapline: string) =>
  rawStory('settings', { component: 'modules/settings', strapline })

const ENV = { CDN: 'fastly', CDN_ID: 'AbC123', CDN_TOKEN: 'only-for-the-service' }

/** The real site with the real renderer, in step with a content system, and a service that counts purges. */
async function served(env: Readonly<Record<string, string>> = ENV) {
  const system = await scriptedContentSystem([
    page('home', [call('Welcome', 'product')]),
    page('product', [call('All about it', 'contact')]),
    page('contact', []),
    page('careers', []),
    page('resources', [{ component: 'resources-centre', _uid: 'centre' }]),
    blog('one', 'The first'),
    settingsStory('See it coming'),
  ])
  const { snapshots, poll } = await followInStep({ system })
  const settings = readSettings(env)
  const api = await startPurgeApi()
  const logged: LogFields[] = []
  const log = createLog((line) => logged.push(JSON.parse(line)))
  const metrics = createMetrics('site')
  const pages = createPages(settings, () => renderer)
  const { send, site } = await serveSite({ settings, snapshots, pages })
  const getVersion = () => site.pageVersion({ version: '' })
  const cdn = openCdn({ settings, snapshots, pages, getVersion, log, metrics, api: api.address })
  onTestFinished(() => cdn?.stop())
  const tagsOf = async (path: string) =>
    ((await send(path)).headers['surrogate-key'] ?? '').split(' ')
  const purgedBy = (index: number) =>
    String(api.received[index]?.headers['surrogate-key']).split(' ')
  return {
    ...{ send, system, api, logged, metrics, snapshots, poll, cdn },
    tagsOf,
    /**
     * Those of the given pages that the next purge would remove from the edge; tags are those from before
     * the change.
     */
    purges: async (change: () => void, paths: readonly string[]) => {
      await api.waitForRequests(1)
      const before = await Promise.all(
        paths.map(async (path) => ({ path, tags: await tagsOf(path) })),
      )
      const count = api.received.length
      change()
      await poll()
      await api.waitForRequests(count + 1)
      const purged = new Set(purgedBy(count))
      return before.flatMap(({ path, tags }) => (tags.some((tag) => purged.has(tag)) ? path : []))
    },
    purgedBy,
  }
}

const PATHS = ['/', '/product', '/contact', '/careers', '/resources', '/blog/one']

test('everything is purged when a site starts, since nobody knows what was purged before', async () => {
  const { api, purgedBy } = await served()
  await api.waitForRequests(1)
  expect(purgedBy(0)).toEqual(['all'])
})

test('a page that is published again is purged, and no page that only links to it', async () => {
  const { purges, system, send } = await served()
  const anew = page('product', [call('All about the new one', 'contact')])
  expect(await purges(() => system.publish(anew), PATHS)).toEqual(['/product'])
  expect((await send('/product')).text).toContain('All about the new one')
})

test('a page that moves is purged with the pages that link to it', async () => {
  const { purges, system, send } = await served()
  const moved = page('product', [], { full_slug: 'products', slug: 'products' })
  expect(await purges(() => system.publish(moved), PATHS)).toEqual(['/', '/product'])
  expect((await send('/')).text).toContain('href="/products"')
})

test('a page that is gone is purged with the pages that link to it', async () => {
  const { purges, system, send } = await served()
  const { uuid } = page('contact', [])
  const linking = ['/product', '/blog/one']
  expect((await purges(() => system.remove(uuid), PATHS)).sort()).toEqual(
    ['/contact', ...linking].sort(),
  )
  expect((await send('/contact')).status).toBe(404)
})

test('a new page purges the pages whose links to it led nowhere', async () => {
  const { purges, system, poll, send } = await served()
  const teaser = page('careers', [call('Soon', 'jobs')])
  await purges(() => system.publish(teaser), PATHS)
  await poll()
  expect(await purges(() => system.publish(page('jobs', [])), PATHS)).toContain('/careers')
  expect((await send('/careers')).text).toContain('href="/jobs"')
})

test('a new resource purges the lists of resources, and not the pages without one', async () => {
  const { purges, system, send } = await served()
  const purged = await purges(() => system.publish(blog('two', 'The second')), PATHS)
  expect(purged).toContain('/resources')
  for (const path of ['/', '/product', '/contact', '/careers']) expect(purged).not.toContain(path)
  expect((await send('/resources')).text).toContain('The second')
})

test('settings are on every page, and purge all of them', async () => {
  const { purges, system, send } = await served()
  const changed = settingsStory('See it sooner')
  expect(await purges(() => system.publish(changed), PATHS)).toEqual(PATHS)
  expect((await send('/careers')).text).toContain('See it sooner')
})

test('the edge may keep a page for a day, and browsers for as long as before', async () => {
  const { send } = await served()
  const { headers } = await send('/careers')
  expect(headers).toMatchObject({
    'cache-control':
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
    'surrogate-control': 'max-age=86400, stale-while-revalidate=600, stale-if-error=86400',
    vary: 'accept-encoding',
    'speculation-rules': '"/_/speculation-rules.json"',
  })
  expect(headers).not.toHaveProperty('link')
  const unchanged = await send('/careers', { headers: { 'if-none-match': String(headers.etag) } })
  expect(unchanged.status).toBe(304)
  expect(unchanged.headers['surrogate-key']).toBe(headers['surrogate-key'])
})

test('the headers of a page with the longest tags pass a proxy with the usual buffer of 4 kB', async () => {
  const { send } = await served({ ...ENV, SITE_URL: 'https://www.vendor.example', HSTS: 'preload' })
  const { headers } = await send('/')
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const tags = headers['surrogate-key'] ?? ''
  expect(lines.join('').length - tags.length + 1500).toBeLessThan(4096)
})

test('Cloudflare gets lifetime and tags in its own headers', async () => {
  const { send } = await served({ ...ENV, CDN: 'cloudflare' })
  const { headers } = await send('/careers')
  expect(headers).toHaveProperty('cloudflare-cdn-cache-control')
  expect(headers['cache-tag']?.split(',')).toContain('all')
  expect(headers).not.toHaveProperty('surrogate-key')
})

test('a missing page carries no tags: the edge does not keep it', async () => {
  const { send } = await served()
  const { status, headers } = await send('/nothing')
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
  expect(headers).not.toHaveProperty('surrogate-key')
  expect(headers).not.toHaveProperty('surrogate-control')
})

test('without a CDN pages carry nothing for one, and nothing is purged', async () => {
  const { send, api, poll, system, metrics, cdn } = await served({})
  expect(cdn).toBeUndefined()
  const { headers } = await send('/careers')
  for (const name of ['surrogate-key', 'surrogate-control', 'cache-tag']) {
    expect(headers).not.toHaveProperty(name)
  }
  expect(headers.link).toContain('compression-dictionary')
  system.publish(page('careers', [call('New', 'product')]))
  await poll()
  expect(api.received).toEqual([])
  expect(await metrics.text()).not.toContain('prospectus_cdn')
})

test('purges are counted, and a log entry says how many tags there were', async () => {
  const { api, metrics, logged } = await served()
  await api.waitForRequests(1)
  await expect
    .poll(() => logged)
    .toEqual([expect.objectContaining({ event: 'cdn.purged', tags: 1 })])
  const text = await metrics.text()
  expect(text).toMatch(/^prospectus_cdn_purges_total\{role="site"\} 1$/m)
  expect(text).toMatch(/^prospectus_cdn_purge_failures_total\{role="site"\} 0$/m)
  expect(text).toMatch(/^prospectus_cdn_purge_waiting_seconds\{role="site"\} 0$/m)
})
