import { Hono } from 'hono'
import { plainAnswer, type SiteEnv, type SiteParts } from '../site-parts.ts'
import { createBuiltFileRoute } from './built-file-route.ts'
import { createCrawlerRoutes } from './crawler-routes.ts'
import { createGalleryRoute } from './gallery-route.ts'
import { createHealthRoutes } from './health-routes.ts'
import { createHooksRoute } from './hooks-route.ts'
import { applyMiddleware } from './middleware.ts'
import { createPageRoute } from './page-route.ts'
import { createPreviewRenderRoute } from './preview-render-route.ts'
import { createSocialRoute } from './social-route.ts'
import { createStoriesRoute } from './stories-route.ts'
import { createSuggestionsRoute } from './suggestions-route.ts'

/** Every URL of the site. `GET` stands for `HEAD` too. */
export function createRoutes(parts: SiteParts): Hono<SiteEnv> {
  const { security, assetRoute } = parts
  const health = createHealthRoutes(parts)
  const crawlers = createCrawlerRoutes(parts)
  const app = new Hono<SiteEnv>()
  applyMiddleware(app, parts)

  app.get('/healthz', health.alive)
  app.get('/readyz', health.ready)
  app.all('/hooks/content', createHooksRoute(parts))
  app.all('/api/stories', createStoriesRoute(parts))
  app.all('/api/suggestions', createSuggestionsRoute(parts))
  app.get('/robots.txt', crawlers.robots)
  app.get('/:file{sitemap(-[0-9]+)?\\.xml}', crawlers.sitemap)
  app.get('/assets/*', assetRoute)
  app.get('/_/social/*', createSocialRoute(parts))
  app.get('/_/*', createBuiltFileRoute(parts))
  app.post('/preview/render', createPreviewRenderRoute(parts))
  app.get('/dev/blocks/:stem?', createGalleryRoute(parts))
  app.get('*', createPageRoute(parts))
  app.all('*', () => plainAnswer(security, 405))
  return app
}
