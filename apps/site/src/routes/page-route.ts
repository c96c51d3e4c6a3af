import { withLanguagePages } from '@prospectus/catalogue/languages/with-language-pages'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { splitSlug } from '@prospectus/content/schema/links/language-folder'
import type { RateLimiter } from '@prospectus/server/client-limit'
import { throttle } from '@prospectus/server/log'
import { CDN_SERVICES } from '../cdn/services.ts'
import { tagsOfPage } from '../cdn/tags.ts'
import { NO_STORE_POLICY, PAGE_POLICY, REDIRECT_POLICY } from '../http/cache-policy.ts'
import { knownQuery } from '../http/known-query.ts'
import { isPrefetch, prefetchHeaders } from '../http/prefetch.ts'
import {
  createRepresentation,
  type Representation,
  type RepresentationParts,
} from '../http/representation.ts'
import type { RequestTarget } from '../http/request-target.ts'
import { logIssues } from '../page/log-issues.ts'
import type { PageCache } from '../page/page-cache.ts'
import type { RenderedPage } from '../page/render-page.tsx'
import { resolvePath } from '../page/resolve-path.ts'
import type { PreviewDraft } from '../preview-features.ts'
import { bytesOf, markupIn } from '../rendering/page-text.ts'
import { plainResponse, type RequestContext, type SiteParts, send } from '../site-parts.ts'

const DICTIONARY_FAILED_MESSAGE =
  'A compression dictionary could not be rendered; pages are sent without it and are larger, and visitors notice nothing. Report the error'

interface Page {
  readonly kind: 'page'
  readonly snapshot: Snapshot
  readonly cache: PageCache
  readonly key: string
  readonly render: () => Promise<RenderedPage>
  /** Limits requests for pages whose addresses anyone can make up: searches, and missing pages that are not cached. */
  readonly limit?: RateLimiter | undefined
  /** Status when rendering fails and no earlier version of the page is cached. */
  readonly fallbackStatus: 404 | 500
}

interface Redirect {
  readonly kind: 'redirect'
  readonly status: 307 | 308
  readonly location: string
}

/** Handles every path without a route of its own (ROUTE-1 to ROUTE-4): resolves, renders and sends the page. */
export function createPageRoute(parts: SiteParts): (c: RequestContext) => Promise<Response> {
  const { settings, snapshots, pages, pageCache, notFoundCache, pageVersion, log } = parts
  const { security, visits, searchLimit, guessedPathLimit, dictionaries } = parts
  const logDictionaryFailure = throttle(log.error)
  const isProduction = settings.mode === 'production'
  const headersForPrefetch = prefetchHeaders(settings)
  const preview = isProduction ? undefined : parts.preview

  async function resolve(target: RequestTarget, snapshot: Snapshot): Promise<Page | Redirect> {
    const draft = await preview?.draftFor(target, snapshot)
    if (draft !== undefined) return draftPage(draft, target)
    const resolved = resolvePath(target, {
      snapshot,
      mode: settings.mode,
      siteUrl: settings.siteUrl,
      destinationOf: (entry) => pages.destinationOf(snapshot, entry),
    })
    if (resolved.kind === 'redirect') return resolved
    if (resolved.kind === 'missing') return missingPage(target, snapshot, resolved.reason)
    const { entry } = resolved
    const query = knownQuery(target.search)
    const key = pageKey(entry.path, query)
    const render = () => pages.renderStory(snapshot, entry, query, preview?.extrasFor(snapshot))
    return {
      ...storyPage(snapshot, key, entry.fullSlug, render),
      limit: query.has('q') ? searchLimit : undefined,
    }
  }

  function draftPage(draft: PreviewDraft, { pathname, search }: RequestTarget): Page | Redirect {
    const { path, snapshot, story, extras } = draft
    if (decodeURIComponent(path).normalize('NFC') !== pathname) {
      return { kind: 'redirect', status: 308, location: path + search }
    }
    const query = knownQuery(search)
    const render = () => pages.renderRawStory(snapshot, story, query, extras)
    return storyPage(snapshot, pageKey(path, query), story.full_slug, render)
  }

  function storyPage(
    snapshot: Snapshot,
    key: string,
    fullSlug: string,
    render: Page['render'],
  ): Page {
    return {
      kind: 'page',
      snapshot,
      cache: pageCache,
      key,
      render: async () => {
        const rendered = await render()
        logIssues(log, key, fullSlug, rendered.issues)
        return rendered
      },
      fallbackStatus: 500,
    }
  }

  function missingPage({ pathname }: RequestTarget, snapshot: Snapshot, reason?: string): Page {
    if (reason !== undefined) {
      log.warn(
        'redirect.invalid',
        'A redirect leads nowhere; visitors get the not-found page until its story is corrected',
        { path: pathname, reason },
      )
    }
    const cached = isProduction && notFoundCache.get(pathname, pageVersion(snapshot))
    return {
      kind: 'page',
      snapshot,
      cache: notFoundCache,
      key: pathname,
      render: () => pages.renderNotFound(snapshot, pathname),
      limit: cached ? undefined : guessedPathLimit,
      fallbackStatus: 404,
    }
  }

  async function representationOf({
    snapshot,
    cache,
    key,
    render,
  }: Page): Promise<Representation | undefined> {
    const make = async () => {
      try {
        return await withDictionary(
          withPrefetchHeaders(representationParts(await render(), parts)),
          snapshot,
          key,
        )
      } catch (error) {
        log.error(
          'page.render_failed',
          'A page could not be rendered; its last good version is sent, or an error page. Report the error',
          { target: key, error },
        )
        throw error
      }
    }
    try {
      return isProduction
        ? await cache.make(key, pageVersion(snapshot), make)
        : createRepresentation(await make())
    } catch {
      return cache.lastGood(key)
    }
  }

  /**
   * Adds the headers for prefetching, which visitors who save data do not get. Behind a CDN, which stores them with the
   * page, all visitors get them; there, those who save data get empty rules (`speculation-rules-route.ts`).
   */
  const withPrefetchHeaders = (page: RepresentationParts): RepresentationParts => {
    if (!page.mayBeCached) return page
    return settings.cdn
      ? { ...page, headers: { ...page.headers, ...headersForPrefetch } }
      : { ...page, prefetchHeaders: headersForPrefetch }
  }

  /**
   * Adds a link to the compression dictionary, which browsers fetch when idle, to get the following pages compressed
   * with it.
   */
  async function withDictionary(
    page: RepresentationParts,
    snapshot: Snapshot,
    key: string,
  ): Promise<RepresentationParts> {
    if (dictionaries === undefined || !page.mayBeCached) return page
    const { lang } = splitSlug(key.replace(/\?.*/, ''), snapshot.languages)
    try {
      const shared = () => pages.renderShared(snapshot, lang)
      const { path } = await dictionaries.getOrCreate(snapshot.version, lang, shared)
      const link = `<${path}>;rel=compression-dictionary`
      return { ...page, dictionaries, headers: { ...page.headers, link } }
    } catch (error) {
      logDictionaryFailure('dictionary.render_failed', DICTIONARY_FAILED_MESSAGE, {
        target: key,
        error,
      })
      return page
    }
  }

  async function sendResolved(c: RequestContext, resolved: Page | Redirect): Promise<Response> {
    if (resolved.kind === 'redirect') {
      const leavesSite = !resolved.location.startsWith('/') || resolved.location.startsWith('//')
      if (leavesSite && isPrefetch(c.env.incoming.headers)) return rejectPrefetch(c)
      const policy = isProduction ? REDIRECT_POLICY : NO_STORE_POLICY
      const headers = { location: resolved.location, 'cache-control': policy }
      return c.body(null, resolved.status, headers)
    }
    const { limit, fallbackStatus } = resolved
    const { pathname } = c.get('target')
    const isPrefetched = isPrefetch(c.env.incoming.headers)
    // A visitor who opens the prefetched page sends no request, so the search would not be counted.
    if (isPrefetched && limit === searchLimit) return rejectPrefetch(c)
    const isVisit = c.req.method === 'GET' && !isPrefetched
    const retryAfterSeconds = limit?.(c.env.incoming)
    if (retryAfterSeconds !== undefined)
      return plainResponse(security, 429, { retryAfterSeconds, path: pathname })
    // A prefetched 404 does not count: browsers discard it and request the page again when the visitor opens it.
    if (fallbackStatus === 404 && isVisit)
      visits?.countMissingPath(pathname, c.req.header('referer'))
    const page = await representationOf(resolved)
    if (page === undefined) return plainResponse(security, fallbackStatus, { path: c.req.path })
    if (page.search !== undefined && isVisit) visits?.countSearch(page.search)
    return send(c, page)
  }

  /** Responds without a snapshot: editors see drafts, visitors a page that says that nothing is published or ready. */
  async function sendUnpublished(c: RequestContext): Promise<Response> {
    const target = c.get('target')
    const draft = await preview?.draftFor(target, undefined)
    if (draft !== undefined) return sendResolved(c, draftPage(draft, target))
    const isEmpty = parts.contentSync?.isEmpty() || (await preview?.isUnpublished())
    const status = isEmpty ? 'unpublished' : 503
    return plainResponse(security, status, { path: c.req.path })
  }

  return async (c) => {
    if (preview?.isExpiredShare(c.get('target')))
      return plainResponse(security, 'sharedDraftExpired', { path: c.req.path })
    const response = await snapshots.use(async (published) =>
      sendResolved(c, await resolve(c.get('target'), withLanguagePages(published))),
    )
    return response ?? (await sendUnpublished(c))
  }
}

/** Rejects a prefetch, so that the browser sends another request when the visitor opens the page. */
function rejectPrefetch(c: RequestContext): Response {
  // Not 503: proxies would send a stored page instead.
  return c.body(null, 403, { 'cache-control': NO_STORE_POLICY })
}

/** The cache key is the canonical address, so that request targets are looked up without parsing. */
function pageKey(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`
}

/**
 * What is sent for a rendered page. Caches may store it only in production, with status 200 and without an issue that
 * may be temporary.
 */
export function representationParts(
  { status, html, parts, styleHash, issues, search, reads }: RenderedPage,
  { settings, security }: Pick<SiteParts, 'settings' | 'security'>,
): RepresentationParts {
  const { cdn } = settings
  const mayBeCached =
    settings.mode === 'production' && !issues.some(({ isTransient }) => isTransient)
  const hasPageCacheControl = mayBeCached && status === 200
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: parts ? bytesOf(parts) : Buffer.from(html),
    mayBeCached,
    search,
    headers: {
      'cache-control': hasPageCacheControl ? PAGE_POLICY : NO_STORE_POLICY,
      ...(hasPageCacheControl &&
        cdn &&
        reads &&
        CDN_SERVICES[cdn.service].headersOf(tagsOfPage(reads))),
      ...security.forPage(parts ? parts.map(markupIn) : html, styleHash),
    },
  }
}
