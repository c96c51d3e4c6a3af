import type { Hono, MiddlewareHandler } from 'hono'
import { NO_STORE_POLICY } from '../http/cache-policy.ts'
import { readTarget } from '../http/request-target.ts'
import { plainResponse, type SiteEnv, type SiteParts } from '../site-parts.ts'

/** Adds default headers and target checks to every route. Error responses get these headers too. */
export function applyMiddleware(app: Hono<SiteEnv>, parts: SiteParts): void {
  const { log, security } = parts
  app.use(defaultHeaders(parts))
  app.use(targetCheck(parts))
  app.notFound(() => plainResponse(security, 404))
  app.onError((error, c) => {
    const { method, url } = c.env.incoming
    log.error(
      'request.failed',
      'An unexpected error ended a request; the client got an error page. Report the error',
      {
        target: `${method} ${url}`,
        status: 500,
        error,
      },
    )
    return plainResponse(security, 500, { path: c.req.path })
  })
}

function defaultHeaders({ security }: SiteParts): MiddlewareHandler<SiteEnv> {
  const otherHeaders = Object.entries({ ...security.forOther(), 'cache-control': NO_STORE_POLICY })
  const fileHeaders = Object.entries(security.forFile())
  return async (c, next) => {
    await next()
    if (c.env.outgoing.headersSent) return
    const isFile = c.req.path.startsWith('/assets/') && c.res.status < 400
    for (const [name, value] of isFile ? fileHeaders : otherHeaders)
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}

/** Rejects hostile request targets before they are decoded (ROUTE-3). */
function targetCheck({ security }: SiteParts): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const target = readTarget(c.env.incoming.url ?? '')
    if (target.kind === 'invalid')
      return plainResponse(security, target.status, { path: c.req.path })
    c.set('target', target)
    return next()
  }
}
