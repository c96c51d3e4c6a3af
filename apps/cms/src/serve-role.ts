import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createHttpServer, type RefusedStatus } from '@prospectus/server/http-server'
import type { Log } from '@prospectus/server/log'
import { rawAnswer } from '@prospectus/server/raw-answer'
import type { Hono } from 'hono'

export interface RoleOptions {
  readonly log: Log
  /** Of every answer, unless it states them itself. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * The server of one of the content system's two origins. What is not a request at all gets JSON too, as
 * clients of the protocol expect of every answer.
 */
export function serveRole(app: Hono, { log, headers }: RoleOptions): Server {
  const json = { ...headers, 'content-type': 'application/json; charset=utf-8' }
  const bodyOf = (status: RefusedStatus) => JSON.stringify({ error: REFUSALS[status] })
  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      log.info('A request was refused', { answered: 400, error: String(error) })
      const own = { ...json, 'cache-control': 'no-store' }
      return new Response(bodyOf(400), { status: 400, headers: own })
    },
  })
  return createHttpServer(listener, {
    refusal: (status) => rawAnswer(status, json, bodyOf(status)),
    limits: { maxHeaderSize: MAXIMUM_HEADERS },
  })
}

const REFUSALS: Readonly<Record<RefusedStatus, string>> = {
  400: 'The request is malformed',
  405: 'This server is no proxy',
  408: 'The request did not arrive in time',
  413: 'The request is too long',
  417: 'The expectation of the request cannot be met',
  431: 'The address and headers of the request are too long',
}
/** Bytes: an address may name hundreds of stories, and is refused by its own rule when it is too long. */
const MAXIMUM_HEADERS = 32 * 1024
