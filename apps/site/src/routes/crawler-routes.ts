import { withLanguagePages } from '@prospectus/catalogue/languages/with-language-pages'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { CRAWLER_POLICY, NO_STORE_POLICY } from '../http/cache-policy.ts'
import { createRepresentation, type Representation } from '../http/representation.ts'
import type { SiteSettings } from '../settings.ts'
import { plainResponse, type RequestContext, type SiteParts, send } from '../site-parts.ts'
import { sitemapFiles } from './sitemap-xml.ts'

/** Handlers for `/robots.txt` and the XML sitemap, which is built once per snapshot. */
export function createCrawlerRoutes({ settings, snapshots, security }: SiteParts) {
  const represent = (type: string, text: string) =>
    createRepresentation({
      status: 200,
      type,
      body: Buffer.from(text),
      compressible: true,
      headers: {
        'cache-control': settings.mode === 'preview' ? NO_STORE_POLICY : CRAWLER_POLICY,
        ...security.ofRest(),
      },
    })
  const robots = represent('text/plain; charset=utf-8', robotsText(settings))
  const sitemaps = new WeakMap<Snapshot, ReadonlyMap<string, Representation>>()
  const sitemapOf = (snapshot: Snapshot) => {
    const known = sitemaps.get(snapshot)
    if (known !== undefined) return known
    const files = Array.from(
      sitemapFiles(withLanguagePages(snapshot), settings.siteUrl),
      ([path, xml]) => [path, represent('application/xml; charset=utf-8', xml)] as const,
    )
    const made = new Map(files)
    sitemaps.set(snapshot, made)
    return made
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
