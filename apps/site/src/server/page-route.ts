import type { Entry, Snapshot } from '@prospectus/content/catalogue/snapshot'
import type { RenderedPage } from '../rendering/render-page.tsx'
import { MISSING_POLICY, NO_STORE_POLICY, PAGE_POLICY, REDIRECT_POLICY } from './cache-policy.ts'
import { knownQuery } from './known-query.ts'
import type { PageCache } from './page-cache.ts'
import {
  createRepresentation,
  type Representation,
  type RepresentationParts,
} from './representation.ts'
import { resolvePath } from './resolve-path.ts'
import { plainAnswer, type SiteContext, type SiteParts, send } from './site-parts.ts'

/** Answers every path that no other route has (ROUTE-1 to ROUTE-4). */
export function createPageRoute(parts: SiteParts): (c: SiteContext) => Promise<Response> {
  const { settings, catalogue, pages, log, security } = parts
  const keepsPages = settings.mode === 'production'

  async function represent(
    cache: PageCache,
    key: string,
    snapshot: Snapshot,
    make: () => Promise<RepresentationParts>,
  ): Promise<Representation | undefined> {
    const makeOrLog = async () => {
      try {
        return await make()
      } catch (error) {
        log.error('A page could not be rendered', { asked: key, error })
        throw error
      }
    }
    try {
      return keepsPages
        ? await cache.make(key, snapshot.version, makeOrLog)
        : createRepresentation(await makeOrLog())
    } catch {
      return cache.lastGood(key)
    }
  }

  const storyPage = (snapshot: Snapshot, entry: Entry, query: URLSearchParams) =>
    represent(parts.pageCache, pageKey(entry.path, query), snapshot, async () => {
      const rendered = await pages.story(snapshot, entry, query)
      for (const fault of rendered.faults) {
        const fields = { asked: pageKey(entry.path, query), story: entry.fullSlug, ...fault }
        if (fault.passing) log.error('A part of a page could not be made', fields)
        else log.warn('A block is left out', fields)
      }
      return partsOf(rendered, parts)
    })

  const missingPage = (snapshot: Snapshot, pathname: string) =>
    represent(parts.missingCache, pathname, snapshot, async () =>
      partsOf(await pages.missing(snapshot, pathname), parts),
    )

  return (c) =>
    catalogue.use(async (snapshot) => {
      const target = c.get('target')
      const resolved = resolvePath(target, {
        snapshot,
        mode: settings.mode,
        siteUrl: settings.siteUrl,
        destinationOf: (entry) => pages.destinationOf(snapshot, entry),
      })
      if (resolved.kind === 'redirect') {
        const policy = keepsPages ? REDIRECT_POLICY : NO_STORE_POLICY
        const headers = { location: resolved.location, 'cache-control': policy }
        return c.body(null, resolved.status, headers)
      }
      if (resolved.kind === 'story') {
        const page = await storyPage(snapshot, resolved.entry, knownQuery(target.search))
        return page === undefined ? plainAnswer(security, 500) : send(c, page)
      }
      if (resolved.reason !== undefined) {
        log.warn('A redirect leads nowhere', { asked: target.pathname, reason: resolved.reason })
      }
      const page = await missingPage(snapshot, target.pathname)
      return page === undefined ? plainAnswer(security, 404) : send(c, page)
    })
}

/**
 * Where a page is in the cache: under its canonical address, so that a request for exactly that is
 * found by its target as it stands.
 */
export function pageKey(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`
}

function partsOf(
  { status, html, styleHash, faults }: RenderedPage,
  { settings, security }: Pick<SiteParts, 'settings' | 'security'>,
): RepresentationParts {
  const policy = status === 200 ? PAGE_POLICY : MISSING_POLICY
  const isKept = settings.mode === 'production' && !faults.some(({ passing }) => passing)
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: Buffer.from(html),
    compressible: true,
    headers: {
      'cache-control': isKept ? policy : NO_STORE_POLICY,
      ...security.ofPage(html, styleHash),
    },
  }
}
