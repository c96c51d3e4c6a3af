import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createRequestListener } from '@prospectus/server/http-server'
import type { Hono } from 'hono'
import { answer } from '../http/answer.ts'
import { plainAnswer, type SiteEnv, type SiteParts } from '../site-parts.ts'

/**
 * Answers a request: from the page cache when its target is exactly that of a page in it, ahead of all
 * else; through the routes otherwise. This is the path that throughput depends on.
 */
export function createListener(app: Hono<SiteEnv>, parts: SiteParts): RequestListener {
  const { snapshots, pageVersion, pageCache, log, security, visits } = parts
  const throughRoutes = createRequestListener(app.fetch, {
    log,
    errorResponse: () => plainAnswer(security, 400),
  })
  return (request: IncomingMessage, response: ServerResponse) => {
    const { method, headers } = request
    if ((method === 'GET' || method === 'HEAD') && headers.host !== undefined) {
      const snapshot = snapshots.current()
      const page = snapshot && pageCache.get(request.url ?? '', pageVersion(snapshot))
      if (page?.search !== undefined && method === 'GET') visits?.searched(page.search)
      if (page !== undefined) return answer(request, response, page)
    }
    // Only HTTP/1.1 obliges clients to name a host.
    if (request.httpVersion === '1.0') headers.host ??= 'localhost'
    throughRoutes(request, response)
  }
}
