import { Hono, type MiddlewareHandler } from 'hono'
import type { FileCache } from '../http/file-cache.ts'
import { SPECULATION_RULES_PATH } from '../http/prefetch.ts'
import { createRepresentation } from '../http/representation.ts'
import {
  plainResponse,
  type RequestContext,
  type SiteEnv,
  type SiteParts,
  send,
} from '../site-parts.ts'
import { createCalendarRoute } from './calendar-route.ts'
import { createCrawlerRoutes } from './crawler-routes.ts'
import { createDictionaryRoute } from './dictionary-route.ts'
import { createHealthRoutes } from './health-routes.ts'
import { createHooksRoute } from './hooks-route.ts'
import { createIconRoute } from './icon-route.ts'
import { applyMiddleware } from './middleware.ts'
import { createPageRoute, representationParts } from './page-route.ts'
import { createPreviewRenderRoute } from './preview-render-route.ts'
import { createSocialRoute } from './social-route.ts'
import { createSpeculationRulesRoute } from './speculation-rules-route.ts'
import { createStoriesRoute } from './stories-route.ts'
import { createStylesRoute } from './styles-route.ts'
import { createSuggestionsRoute } from './suggestions-route.ts'

/**
 * All routes of the site. `GET` includes `HEAD`. The content system rejects stories at paths that are reserved here
 * (`location.ts`).
 */
export function createRoutes(parts: SiteParts): Hono<SiteEnv> {
  const { security, assetRoute, clientFiles, fileCache } = parts
  const health = createHealthRoutes(parts)
  const crawlers = createCrawlerRoutes(parts)
  const page = createPageRoute(parts)
  const app = new Hono<SiteEnv>()
  applyMiddleware(app, parts)

  app.get('/healthz', health.alive)
  app.get('/readyz', health.ready)
  app.all('/hooks/content', createHooksRoute(parts))
  app.all('/api/stories', createStoriesRoute(parts))
  app.all('/api/suggestions', createSuggestionsRoute(parts))
  app.get('/robots.txt', crawlers.robots)
  app.get('/:file{sitemap(-[0-9]+)?\\.xml}', crawlers.sitemap)
  app.get('/:icon{favicon\\.ico|apple-touch-icon(-precomposed)?\\.png}', createIconRoute(parts))
  app.get('/assets/*', createFileRoute(assetRoute, page, fileCache))
  app.get('/_/social/*', createSocialRoute(parts))
  app.get('/_/calendar/*', createCalendarRoute(parts))
  app.get('/_/styles/*', createStylesRoute(parts))
  app.get('/_/dictionary/*', createDictionaryRoute(parts))
  app.get(SPECULATION_RULES_PATH, createSpeculationRulesRoute(parts))
  app.get('/_/*', (c) => {
    const file = clientFiles.get(c.get('target').pathname)
    return file === undefined ? plainResponse(security, 404) : send(c, file)
  })
  app.post('/preview/render', createPreviewRenderRoute(parts))
  app.get('/dev/blocks/:stem?', createGalleryRoute(parts))
  app.get('*', page)
  app.all('*', (c) => plainResponse(security, 405, { path: c.req.path }))
  return app
}

type Route = (c: RequestContext) => Promise<Response>

/** `GET /assets/*`. A missing file gets the not-found page when a person follows a link (ROUTE-3), else plain text. */
function createFileRoute(
  assetRoute: Route,
  pageRoute: Route,
  cache?: Pick<FileCache, 'keep'>,
): Route {
  return async (c) => {
    const fileResponse = await assetRoute(c)
    const response = cache ? await cache.keep(c.env.incoming, fileResponse) : fileResponse
    return response.status === 404 && isNavigation(c) ? pageRoute(c) : response
  }
}

/** Browsers accept `text/html` when they navigate, not for images and scripts. */
function isNavigation(c: RequestContext): boolean {
  return (c.req.header('accept') ?? '').includes('text/html')
}

/** The block gallery, in preview only (site-endpoints#gallery). Other requests go on to `next`. */
function createGalleryRoute(parts: SiteParts): MiddlewareHandler<SiteEnv> {
  const { settings, snapshots } = parts
  const gallery = settings.mode === 'preview' ? parts.preview?.gallery : undefined
  return async (c, next) => {
    const page = gallery && (await snapshots.use((snapshot) => gallery(c.get('target'), snapshot)))
    return page === undefined
      ? next()
      : send(c, createRepresentation(representationParts(page, parts)))
  }
}
