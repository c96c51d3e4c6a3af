import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { buildInfo } from '@prospectus/server/build-info'
import type { Drain } from '@prospectus/server/drain'
import { type HstsScope, strictTransport } from '@prospectus/server/http/security-headers'
import {
  createHttpServer,
  createRequestListener,
  isAborted,
  type ProtocolErrorStatus,
  rawResponse,
  withFastPath,
} from '@prospectus/server/http-server'
import { type Log, loggedPath, throttle } from '@prospectus/server/log'
import { Hono } from 'hono'
import { findOperatorError } from '../database/database-error.ts'

export type OriginRoutes = Hono<{ Bindings: HttpBindings }>

interface OriginOptions {
  /** Returns undefined until the routes are ready. */
  readonly routes: () => Pick<OriginRoutes, 'fetch'> | undefined
  /** Runs before the routes, with the origin's headers. Unless it resolves to true, the routes handle the request. */
  readonly tryFirst?: (
    request: IncomingMessage,
    response: ServerResponse,
    headers: OriginHeaders,
  ) => Promise<boolean> | undefined
  readonly readiness?: ReadinessCheck
  readonly headers: OriginHeaders
  readonly drain: Drain
  /** Wraps the listener, to measure and log requests. */
  readonly watchListener: (listener: RequestListener) => RequestListener
  readonly log: Log
}

/**
 * Creates the server of an origin: of the APIs, or of embeds. Unexpected errors and malformed requests get an uncached
 * JSON response.
 */
export function createOriginServer(options: OriginOptions): Server {
  const { headers, log, tryFirst, drain, watchListener } = options
  const listener = createRequestListener(createOriginApp(options).fetch, {
    log,
    errorResponse: () => Response.json({ error: ERROR_TEXTS[400] }, { status: 400, headers }),
  })
  const errorResponse = (status: ProtocolErrorStatus) => {
    const jsonHeaders = { ...headers, 'content-type': 'application/json; charset=utf-8' }
    return rawResponse(status, jsonHeaders, JSON.stringify({ error: ERROR_TEXTS[status] }))
  }
  const respondFirst = tryFirst
    ? withFastPath((request, response) => tryFirst(request, response, headers), listener)
    : listener
  return createHttpServer(watchListener(respondFirst), { errorResponse, limits: LIMITS, drain })
}

/** Adds `/healthz` and `/readyz` before the routes, and the origin's headers to every response. */
function createOriginApp({ routes, readiness, headers, log, drain }: OriginOptions): OriginRoutes {
  const app: OriginRoutes = new Hono()
  app.use(async (c, next) => {
    await next()
    addOriginHeaders(c.res.headers, headers)
  })
  app.use(async (c, next) => {
    if (!TARGET_WITH_USER.test(c.env.incoming.url ?? '')) return await next()
    return c.json({ error: ERROR_TEXTS[400] }, 400)
  })
  app.get('/healthz', (c) => c.json({ status: 'ok', ...buildInfo }))
  app.get('/readyz', async (c) => {
    if (drain.hasBegun())
      return c.json({ ready: false, missing: 'The content system has been asked to stop.' }, 503)
    const problem =
      routes() === undefined
        ? 'The database and the files are not open yet: the content system is starting; wait until it is ready.'
        : await readiness?.()
    if (problem === undefined) return c.json({ ready: true })
    return c.json({ ready: false, missing: problem }, 503)
  })
  app.all('*', (c) => {
    const readyRoutes = routes()
    if (readyRoutes !== undefined) return readyRoutes.fetch(c.req.raw, c.env)
    return c.json(
      { error: 'The content system is not ready yet; try again in a few seconds' },
      503,
      { 'retry-after': '2' },
    )
  })
  const logAbort = throttle(log.info)
  app.onError((error, c) => {
    const requestLine = `${c.req.method} ${loggedPath(c.req.path)}`
    // First, since a reset client connection looks like a database error.
    if (isAborted(c.env.incoming)) {
      logAbort(
        'request.aborted',
        'A client closed the connection before its request was complete',
        { target: requestLine, status: 400 },
      )
      return c.json({ error: ERROR_TEXTS[400] }, 400)
    }
    const problem = findOperatorError(error)
    const status = problem === undefined ? 500 : 503
    log.error(
      'request.failed',
      'An unexpected error ended a request; the client got this status. With 503, do what the error says; with 500, report the error',
      {
        target: requestLine,
        status,
        error,
      },
    )
    if (problem === undefined)
      return c.json(
        {
          error: 'The request could not be processed; the log of the content system has the error',
        },
        500,
      )
    return c.json({ error: problem.message }, 503, { 'retry-after': '5' })
  })
  return app
}

/** `http://user@host/…`, which cannot become a `Request` (RFC 9110, section 4.2.4). */
const TARGET_WITH_USER = /^[^/?#]*:\/\/[^/?#]*@/

const ERROR_TEXTS: Readonly<Record<ProtocolErrorStatus, string>> = {
  400: 'The request is malformed; expected an HTTP request to an address of this server',
  405: 'This server is not a proxy; send it only requests to its own addresses',
  408: 'The request did not arrive in time; send it again',
  413: 'The request is too long; send less at once',
  417: 'The Expect header of the request is not supported; leave it out',
  431: 'The address and headers of the request are too long; shorten them',
}
const LIMITS = {
  /** Bytes of address and headers: more than the default, since a query may name hundreds of stories. Above it, 431. */
  maxHeaderSize: 32 * 1024,
  /** Milliseconds: enough for the largest upload at 3 megabits a second. */
  requestTimeout: 120_000,
}

/** Resolves to a sentence about why a server is not ready; undefined when it is. */
type ReadinessCheck = () => Promise<string | undefined>

/**
 * Checks the database with a small query on every call. Concurrent calls share a check, so that a hanging database
 * takes only one connection. Logs when the database fails, with the reason, and when it recovers; the response does not
 * contain the reason.
 */
export function createReadinessCheck(query: () => Promise<unknown>, log: Log): ReadinessCheck {
  let pendingCheck: Promise<string | undefined> | undefined
  let lastProblem: string | undefined
  const check = async () => {
    let problem: string | undefined
    let reason: unknown
    try {
      await query()
    } catch (error) {
      problem = 'The database of DATABASE_URL cannot be used.'
      reason = error
    }
    pendingCheck = undefined
    return report(problem, reason)
  }
  const report = (problem: string | undefined, reason?: unknown) => {
    if (problem !== undefined && lastProblem === undefined)
      log.error(
        'database.failed',
        `${problem} Requests fail until the database is usable again; check it and DATABASE_URL`,
        {
          reason,
        },
      )
    if (problem === undefined && lastProblem !== undefined)
      log.info('database.recovered', 'The database is usable again')
    lastProblem = problem
    return problem
  }
  return async () => {
    pendingCheck ??= check()
    const timeout = Promise.withResolvers<typeof TIMED_OUT>()
    const timer = setTimeout(() => timeout.resolve(TIMED_OUT), RESPONSE_TIMEOUT_MS)
    const result = await Promise.race([pendingCheck, timeout.promise])
    clearTimeout(timer)
    return result === TIMED_OUT ? report(TIMED_OUT) : result
  }
}

const TIMED_OUT = 'The database of DATABASE_URL did not respond within 2 seconds.'
const RESPONSE_TIMEOUT_MS = 2000

/** Headers of every response of an origin, by lower-case name, unless the response sets its own. */
type OriginHeaders = Readonly<Record<string, string>> & {
  readonly 'content-security-policy': string
}

/** Headers of an origin of the content system, at its public URL. By default no page may frame it. */
export function createOriginHeaders(options: {
  readonly url: string
  readonly hsts: HstsScope
  readonly framedBy?: readonly string[]
}): OriginHeaders {
  const { url, hsts, framedBy = [] } = options
  const framing = framedBy.length === 0 ? "'none'" : framedBy.flatMap(withLoopbackNames).join(' ')
  return {
    'content-security-policy': `default-src 'none'; frame-ancestors ${framing}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...strictTransport(url, hsts),
  }
}

/** Adds an origin's headers that a response lacks; to a content security policy of its own, `frame-ancestors`. */
function addOriginHeaders(responseHeaders: Headers, headers: OriginHeaders): void {
  const { 'content-security-policy': policy } = headers
  const ownPolicy = responseHeaders.get('content-security-policy')
  const framing = policy.slice(policy.indexOf('frame-ancestors'))
  if (ownPolicy !== null) responseHeaders.set('content-security-policy', `${ownPolicy}; ${framing}`)
  for (const [name, value] of Object.entries(headers))
    if (!responseHeaders.has(name)) responseHeaders.set(name, value)
}

/** The origin; a local one by both its names, since the site may be opened as `localhost` or `127.0.0.1`. */
function withLoopbackNames(origin: string): readonly string[] {
  const { protocol, hostname, host } = new URL(origin)
  const names = ['127.0.0.1', 'localhost']
  if (protocol !== 'http:' || !names.includes(hostname)) return [origin]
  return names.map((name) => `http://${host.replace(hostname, name)}`)
}
