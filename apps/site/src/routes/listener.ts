import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createRequestListener } from '@prospectus/server/http-server'
import type { Hono } from 'hono'
import { isPrefetch } from '../http/prefetch.ts'
import { sendRepresentation } from '../http/representation.ts'
import { plainResponse, type SiteEnv, type SiteParts } from '../site-parts.ts'

/**
 * Creates the site's listener: sends a cached page or file if the target is exactly its address, since throughput
 * depends on it; passes all other requests to `app`.
 */
export function createListener(app: Hono<SiteEnv>, parts: SiteParts): RequestListener {
  const { snapshots, pageVersion, pageCache, fileCache, clientFiles, log, security, visits } = parts
  const appListener = createRequestListener(app.fetch, {
    log,
    errorResponse: () => plainResponse(security, 400),
  })
  return (request: IncomingMessage, response: ServerResponse) => {
    const { method, headers } = request
    if ((method === 'GET' || method === 'HEAD') && headers.host !== undefined) {
      const { url = '' } = request
      if (url.startsWith('/assets/') && fileCache?.send(request, response)) return
      const file = url.startsWith('/_/') ? clientFiles.get(url) : undefined
      if (file !== undefined) return sendRepresentation(request, response, file)
      const snapshot = snapshots.current()
      const page = snapshot && pageCache.get(url, pageVersion(snapshot))
      // Prefetches of a search are rejected, cached or not.
      const canSend = page !== undefined && !(page.search && isPrefetch(headers))
      if (canSend && page.search && method === 'GET') visits?.countSearch(page.search)
      if (canSend) return sendRepresentation(request, response, page)
    }
    // Only HTTP/1.1 requires a Host header.
    if (request.httpVersion === '1.0') headers.host ??= 'localhost'
    appListener(request, response)
  }
}
