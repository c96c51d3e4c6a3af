import { withLanguagePages } from '@prospectus/catalogue/languages/with-language-pages'
import type { Entry } from '@prospectus/catalogue/rows/entry'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { NO_STORE_POLICY, PAGE_POLICY, REDIRECT_POLICY } from '../http/cache-policy.ts'
import { knownQuery } from '../http/known-query.ts'
import {
  createRepresentation,
  type Representation,
  type RepresentationParts,
} from '../http/representation.ts'
import type { RequestTarget } from '../http/request-target.ts'
import { logFaults } from '../page/log-faults.ts'
import type { PageCache } from '../page/page-cache.ts'
import type { RenderedPage } from '../page/render-page.tsx'
import { resolvePath } from '../page/resolve-path.ts'
import type { Draft } from '../preview-part.ts'
import { plainAnswer, type RequestContext, type SiteParts, send } from '../site-parts.ts'

/** Answers every path that no other route has (ROUTE-1 to ROUTE-4). */
export function createPageRoute(parts: SiteParts): (c: RequestContext) => Promise<Response> {
  const { settings, snapshots, pages, pageVersion, log, security, visits } = parts
  const { searchLimit, missLimit } = parts
  const keepsPages = settings.mode === 'production'
  const preview = keepsPages ? undefined : parts.preview

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
        log.error('page.render_failed', 'A page could not be rendered', { asked: key, error })
        throw error
      }
    }
    try {
      return keepsPages
        ? await cache.make(key, pageVersion(snapshot), makeOrLog)
        : createRepresentation(await makeOrLog())
    } catch {
      return cache.lastGood(key)
    }
  }

  const storyPage = (snapshot: Snapshot, entry: Entry, query: URLSearchParams) => {
    const key = pageKey(entry.path, query)
    return represent(parts.pageCache, key, snapshot, async () => {
      const rendered = await pages.story(snapshot, entry, query, preview?.extrasFor(snapshot))
      logFaults(log, key, entry.fullSlug, rendered)
      return partsOf(rendered, parts)
    })
  }

  const draftPage = ({ path, snapshot, story, extras }: Draft, query: URLSearchParams) => {
    const key = pageKey(path, query)
    return represent(parts.pageCache, key, snapshot, async () => {
      const rendered = await pages.rawStory(snapshot, story, query, extras)
      logFaults(log, key, story.full_slug, rendered)
      return partsOf(rendered, parts)
    })
  }

  const sendPage = (c: RequestContext, page: Representation | undefined, otherwise: 404 | 500) => {
    if (page === undefined) return plainAnswer(security, otherwise, { path: c.req.path })
    if (page.search !== undefined && c.req.method === 'GET') visits?.searched(page.search)
    return send(c, page)
  }

  const redirect = (c: RequestContext, status: 307 | 308, location: string) => {
    const policy = keepsPages ? REDIRECT_POLICY : NO_STORE_POLICY
    return c.body(null, status, { location, 'cache-control': policy })
  }

  const answerDraft = async (c: RequestContext, draft: Draft, target: RequestTarget) =>
    decodeURIComponent(draft.path).normalize('NFC') === target.pathname
      ? sendPage(c, await draftPage(draft, knownQuery(target.search)), 500)
      : redirect(c, 308, draft.path + target.search)

  const notFoundPage = (snapshot: Snapshot, pathname: string) =>
    represent(parts.notFoundCache, pathname, snapshot, async () =>
      partsOf(await pages.notFound(snapshot, pathname), parts),
    )

  const isMissKnown = (snapshot: Snapshot, pathname: string) =>
    keepsPages && parts.notFoundCache.get(pathname, pageVersion(snapshot)) !== undefined

  /** Before anything is published an editor sees the drafts; all others are told that there is nothing. */
  const answerUnpublished = async (c: RequestContext) => {
    const target = c.get('target')
    const draft = await preview?.draftFor(target, undefined)
    if (draft !== undefined) return answerDraft(c, draft, target)
    const status = (await preview?.isUnpublished()) ? 'unpublished' : 503
    return plainAnswer(security, status, { path: c.req.path })
  }

  return async (c) => {
    const answered = await snapshots.use(async (published) => {
      const snapshot = withLanguagePages(published)
      const target = c.get('target')
      const draft = await preview?.draftFor(target, snapshot)
      if (draft !== undefined) return answerDraft(c, draft, target)
      const resolved = resolvePath(target, {
        snapshot,
        mode: settings.mode,
        siteUrl: settings.siteUrl,
        destinationOf: (entry) => pages.destinationOf(snapshot, entry),
      })
      if (resolved.kind === 'redirect') return redirect(c, resolved.status, resolved.location)
      if (resolved.kind === 'story') {
        const query = knownQuery(target.search)
        const wait = query.has('q') ? searchLimit(c.env.incoming) : undefined
        if (wait !== undefined) return plainAnswer(security, 429, { wait, path: target.pathname })
        return sendPage(c, await storyPage(snapshot, resolved.entry, query), 500)
      }
      if (resolved.reason !== undefined) {
        log.warn('redirect.invalid', 'A redirect leads nowhere', {
          asked: target.pathname,
          reason: resolved.reason,
        })
      }
      const wait = isMissKnown(snapshot, target.pathname) ? undefined : missLimit(c.env.incoming)
      if (wait !== undefined) return plainAnswer(security, 429, { wait, path: target.pathname })
      if (c.req.method === 'GET') visits?.missed(target.pathname, c.req.header('referer'))
      return sendPage(c, await notFoundPage(snapshot, target.pathname), 404)
    })
    return answered ?? (await answerUnpublished(c))
  }
}

/**
 * Where a page is in the cache: under its canonical address, so that a request for exactly that is
 * found by its target as it stands.
 */
function pageKey(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`
}

/** A rendered page with its headers. */
export function partsOf(
  { status, html, styleHash, faults, search }: RenderedPage,
  { settings, security }: Pick<SiteParts, 'settings' | 'security'>,
): RepresentationParts {
  const isKept = settings.mode === 'production' && !faults.some(({ passing }) => passing)
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: Buffer.from(html),
    compressible: true,
    isKept,
    search,
    headers: {
      'cache-control': isKept && status === 200 ? PAGE_POLICY : NO_STORE_POLICY,
      ...security.ofPage(html, styleHash),
    },
  }
}
