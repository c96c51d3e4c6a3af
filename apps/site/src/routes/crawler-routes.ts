import { withLanguagePages } from '@prospectus/catalogue/languages/with-language-pages'
import type { Entry } from '@prospectus/catalogue/rows/entry'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { hasPage } from '@prospectus/content/reading/story-kind'
import { FIVE_MINUTES_POLICY, NO_STORE_POLICY } from '../http/cache-policy.ts'
import { createRepresentation, type Representation } from '../http/representation.ts'
import type { SiteSettings } from '../settings.ts'
import { plainResponse, type RequestContext, type SiteParts, send } from '../site-parts.ts'

/** Handlers for `/robots.txt` and the XML sitemap; the sitemap is built once per snapshot. */
export function createCrawlerRoutes({ settings, snapshots, security }: SiteParts) {
  const represent = (type: string, text: string) =>
    createRepresentation({
      type,
      body: Buffer.from(text),
      headers: {
        'cache-control': settings.mode === 'preview' ? NO_STORE_POLICY : FIVE_MINUTES_POLICY,
        ...security.forOther(),
      },
    })
  const robots = represent('text/plain; charset=utf-8', robotsText(settings))
  const sitemaps = new WeakMap<Snapshot, ReadonlyMap<string, Representation>>()
  const sitemapOf = (snapshot: Snapshot) => {
    const cached = sitemaps.get(snapshot)
    if (cached !== undefined) return cached
    const entries = Array.from(
      sitemapFiles(withLanguagePages(snapshot), settings.siteUrl),
      ([path, xml]) => [path, represent('application/xml; charset=utf-8', xml)] as const,
    )
    const files = new Map(entries)
    sitemaps.set(snapshot, files)
    return files
  }
  return {
    robots: (c: RequestContext) => send(c, robots),
    sitemap: (c: RequestContext) => {
      const snapshot = snapshots.current()
      if (snapshot === undefined) return plainResponse(security, 503)
      const file = sitemapOf(snapshot).get(c.get('target').pathname)
      return file === undefined ? plainResponse(security, 404) : send(c, file)
    },
  }
}

export function robotsText({ mode, siteUrl }: Pick<SiteSettings, 'mode' | 'siteUrl'>): string {
  if (mode === 'preview') return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

/** Maximum in one file (sitemaps.org). */
const MAX_ADDRESSES = 50_000

/** Returns the XML sitemap by file path (DATA-2); above `maximum` addresses, an index and its parts. */
export function sitemapFiles(
  snapshot: Pick<Snapshot, 'tree' | 'byUuid'>,
  siteUrl: string,
  maximum = MAX_ADDRESSES,
): ReadonlyMap<string, string> {
  const entries = indexableEntries(snapshot)
  if (entries.length <= maximum) return new Map([['/sitemap.xml', urlSet(entries, siteUrl)]])
  const count = Math.ceil(entries.length / maximum)
  const parts = Array.from({ length: count }, (_, index) => ({
    path: `/sitemap-${index + 1}.xml`,
    entries: entries.slice(index * maximum, (index + 1) * maximum),
  }))
  const index = parts.map(
    ({ path }) => `<sitemap><loc>${escapeXml(siteUrl + path)}</loc></sitemap>`,
  )
  return new Map([
    ['/sitemap.xml', xmlDocument('sitemapindex', index)],
    ...parts.map(({ path, entries }) => [path, urlSet(entries, siteUrl)] as const),
  ])
}

function indexableEntries({ tree, byUuid }: Pick<Snapshot, 'tree' | 'byUuid'>): readonly Entry[] {
  return tree.flatMap(({ uuid }) => {
    const entry = byUuid(uuid)
    const isIndexable =
      entry !== undefined &&
      hasPage(entry.component) &&
      entry.component !== 'redirect' &&
      !entry.preventIndexing
    return isIndexable ? [entry] : []
  })
}

function urlSet(entries: readonly Entry[], siteUrl: string): string {
  return xmlDocument(
    'urlset',
    entries.map(({ path, publishedAt }) => {
      const published = publishedAt === null ? Number.NaN : Date.parse(publishedAt)
      const lastmod = Number.isNaN(published)
        ? ''
        : `<lastmod>${new Date(published).toISOString()}</lastmod>`
      return `<url><loc>${escapeXml(siteUrl + path)}</loc>${lastmod}</url>`
    }),
  )
}

function xmlDocument(root: 'urlset' | 'sitemapindex', items: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...items,
    `</${root}>\n`,
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
