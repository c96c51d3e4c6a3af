import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { answeringFirst } from '@prospectus/server/answering-first'
import { rawAnswer } from '@prospectus/server/answers/raw-answer'
import { isBrokenOff } from '@prospectus/server/broken-off'
import { damped } from '@prospectus/server/damped-log'
import type { Drain } from '@prospectus/server/drain'
import { createHttpServer, type RefusedStatus } from '@prospectus/server/http-server'
import type { Log } from '@prospectus/server/log'
import { createRequestListener } from '@prospectus/server/request-listener'
import { shownPath } from '@prospectus/server/shown-path'
import { Hono } from 'hono'
import { databaseFault } from '../database/database-fault.ts'
import type { Readiness } from './readiness.ts'
import { addRoleHeaders, type RoleHeaders } from './role-headers.ts'

/** Routes that may ask which connection a request came by. */
export type RoleRoutes = Hono<{ Bindings: HttpBindings }>

export interface RoleOptions {
  /** The role's routes; undefined until they can be used. */
  readonly routes: () => Pick<RoleRoutes, 'fetch'> | undefined
  /** Asked before the routes, with the headers of the role: whether it has answered; undefined for no, at once. */
  readonly first?: (
    request: IncomingMessage,
    response: ServerResponse,
    headers: RoleHeaders,
  ) => Promise<boolean> | undefined
  /** What must work besides the routes; left out by a role that needs nothing else. */
  readonly readiness?: Readiness
  readonly headers: RoleHeaders
  readonly drain: Drain
  /** Makes the listener one whose requests have an id, and are counted. */
  readonly watched: (listener: RequestListener) => RequestListener
  readonly log: Log
}

/**
 * The server of one of the content system's two origins. Errors that its routes do not answer, and bytes that
 * are no valid request, get an answer in JSON that no cache keeps, as clients of the protocol expect.
 */
export function serveRole(options: RoleOptions): Server {
  const { headers, log, first, drain, watched } = options
  const listener = createRequestListener(createRole(options).fetch, {
    log,
    refusal: () => Response.json({ error: REFUSALS[400] }, { status: 400, headers }),
  })
  const refusal = (status: RefusedStatus) => {
    const json = { ...headers, 'content-type': 'application/json; charset=utf-8' }
    return rawAnswer(status, json, JSON.stringify({ error: REFUSALS[status] }))
  }
  const answering = first
    ? answeringFirst((request, response) => first(request, response, headers), listener)
    : listener
  return createHttpServer(watched(answering), { refusal, limits: LIMITS, drain })
}

/** `/healthz` and `/readyz` before the routes, and the headers of every answer. */
function createRole({ routes, readiness, headers, log, drain }: RoleOptions): RoleRoutes {
  const app: RoleRoutes = new Hono()
  app.use(async (c, next) => {
    await next()
    addRoleHeaders(c.res.headers, headers)
  })
  app.use(async (c, next) => {
    if (!TARGET_WITH_USER.test(c.env.incoming.url ?? '')) return await next()
    return c.json({ error: REFUSALS[400] }, 400)
  })
  app.get('/healthz', (c) => c.text('ok\n'))
  app.get('/readyz', async (c) => {
    if (drain.begun()) return c.json({ ready: false, missing: 'It has been asked to stop.' }, 503)
    const missing = routes() === undefined ? 'The storage is not open yet.' : await readiness?.()
    if (missing === undefined) return c.json({ ready: true })
    return c.json({ ready: false, missing }, 503)
  })
  app.all('*', (c) => {
    const ready = routes()
    if (ready !== undefined) return ready.fetch(c.req.raw, c.env)
    return c.json({ error: 'The content system is not ready yet' }, 503, { 'retry-after': '2' })
  })
  const brokenOff = damped(log.info)
  app.onError((error, c) => {
    const asked = `${c.req.method} ${shownPath(c.req.path)}`
    // First: to a database, a connection that was reset would be its own.
    if (isBrokenOff(c.env.incoming)) {
      brokenOff('A client broke off its request', { asked, answered: 400 })
      return c.json({ error: REFUSALS[400] }, 400)
    }
    const fault = databaseFault(error)
    const answered = fault === undefined ? 500 : 503
    log.error('A request failed', { asked, answered, error })
    if (fault === undefined) return c.json({ error: 'The request could not be answered' }, 500)
    return c.json({ error: fault.message }, 503, { 'retry-after': '5' })
  })
  return app
}

/** `http://user@host/…`: no `Request` can be made of it (RFC 9110, section 4.2.4). */
const TARGET_WITH_USER = /^[^/?#]*:\/\/[^/?#]*@/

const REFUSALS: Readonly<Record<RefusedStatus, string>> = {
  400: 'The request is malformed',
  405: 'This server is no proxy',
  408: 'The request did not arrive in time',
  413: 'The request is too long',
  417: 'The expectation of the request cannot be met',
  431: 'The address and headers of the request are too long',
}
const LIMITS = {
  /** More than usual: an address may name hundreds of stories. A longer one has its own refusal (414). */
  maxHeaderSize: 32 * 1024,
  /** In milliseconds: long enough for the longest file that can be uploaded, on a line of 3 megabits a second. */
  requestTimeout: 120_000,
}
