import type { FileCache } from '../http/file-cache.ts'
import type { RequestContext } from '../site-parts.ts'

type Route = (c: RequestContext) => Promise<Response>

/** `GET /assets/*`. A missing file gets the not-found page when a person follows a link (ROUTE-3), else plain text. */
export function createFileRoute(
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
