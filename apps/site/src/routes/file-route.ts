import type { RequestContext } from '../site-parts.ts'

type Route = (c: RequestContext) => Promise<Response>

/**
 * Answers `GET /assets/*`: files. A person who follows a link to a file that is gone gets the page for missing
 * pages, with its search box and ways on (ROUTE-3); whatever else asks for one, such as a picture's element,
 * keeps the plain answer.
 */
export function createFileRoute(assetRoute: Route, pageRoute: Route): Route {
  return async (c) => {
    const answer = await assetRoute(c)
    return answer.status === 404 && asksForPage(c) ? pageRoute(c) : answer
  }
}

/** Browsers say `text/html` where what they get is to be shown by itself. */
function asksForPage(c: RequestContext): boolean {
  return (c.req.header('accept') ?? '').includes('text/html')
}
