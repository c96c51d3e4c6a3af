import type { RequestContext } from '../site-parts.ts'

type Route = (c: RequestContext) => Promise<Response>

/**
 * `GET /assets/*`: files. A person who follows a link to a missing file gets the page for missing pages (ROUTE-3);
 * elements, such as pictures, get the plain response.
 */
export function createFileRoute(assetRoute: Route, pageRoute: Route): Route {
  return async (c) => {
    const answer = await assetRoute(c)
    return answer.status === 404 && asksForPage(c) ? pageRoute(c) : answer
  }
}

/** Browsers accept `text/html` where the response is shown by itself. */
function asksForPage(c: RequestContext): boolean {
  return (c.req.header('accept') ?? '').includes('text/html')
}
