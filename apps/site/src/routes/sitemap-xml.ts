import type { Entry } from '@prospectus/catalogue/rows/entry'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { hasPage } from '@prospectus/content/reading/component'

/** Limit of one file (sitemaps.org). */
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
    ['/sitemap.xml', document('sitemapindex', index)],
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
  return document(
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

function document(root: 'urlset' | 'sitemapindex', items: readonly string[]): string {
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
