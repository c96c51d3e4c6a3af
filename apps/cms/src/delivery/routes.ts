import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { matchesEtag, negotiateEncoding } from '@prospectus/server/answers/negotiation'
import { HttpError } from '@prospectus/server/http-error'
import type { Log } from '@prospectus/server/log'
import { type Context, Hono } from 'hono'
import { createAssetHostEdit } from '../assets/asset-host.ts'
import type { ReadStorage } from '../storage/read-storage.ts'
import { type AnswersAgain, createAnswersAgain } from './answer-again.ts'
import { authorize, createRateLimit } from './authorize.ts'
import {
  addressWithVersion,
  answerHeaders,
  answerKey,
  bodyHeaders,
  COMMON_HEADERS,
  cachePolicy,
  JSON_TYPE,
  PRIVATE,
  usableVersion,
} from './caching.ts'
import type { DeliveryRequest } from './endpoint.ts'
import { findEndpoint } from './endpoints.ts'
import { badRequest, endpointNotFound, methodNotAllowed, queryTooLong } from './errors.ts'
import {
  createKeptAnswers,
  encodeAnswer,
  type KeptAnswer,
  type KeptAnswers,
} from './kept-answers.ts'
import { createParameters, parseRawQuery, refuseOthers } from './parameters.ts'

export interface DeliveryOptions {
  readonly storage: ReadStorage
  /** Scheme, host and port that assets are served from. */
  readonly assetOrigin: string
  readonly log: Log
  /** Milliseconds; only the rate limit asks. */
  readonly now?: () => number
  /** None by default. */
  readonly rateLimit?: { readonly perSecond: number }
}

export interface Delivery {
  readonly routes: Hono
  /** To be asked before the routes. */
  readonly answerAgain: AnswersAgain['answer']
}

/**
 * The delivery API, below `/v2`: the protocol of `docs/contracts/delivery-protocol.md`, read-only, over
 * what the storage holds.
 */
export function createDelivery(options: DeliveryOptions): Delivery {
  const kept = createKeptAnswers(KEPT_BYTES)
  const again = createAnswersAgain(options.storage, kept)
  const answer = createAnswering(options, kept, again)
  const routes = new Hono({ getPath: pathWithSingleSlashes }).basePath('/v2')
  routes.all('/cdn/*', (c) => respond(c, answer, options.log))
  routes.all('*', (c) => respond(c, refusePath, options.log))
  return { routes, answerAgain: again.answer }
}

/**
 * Clients join an endpoint, a resource and a slug that have slashes of their own: `/v2//cdn/stories//x`.
 * Being one slash, the first two of a path cannot name another host in a redirect either.
 */
function pathWithSingleSlashes(request: Request): string {
  return new URL(request.url).pathname.replace(/\/{2,}/g, '/')
}

type Answering = (c: Context) => Promise<Response>

/** The answer, whatever comes of it, with the headers that all answers have. */
async function respond(c: Context, answer: Answering, log: Log): Promise<Response> {
  const requestId = randomUUID()
  const response = await answer(c).catch((error: unknown) => {
    if (error instanceof HttpError) return refusalResponse(error)
    const { pathname, search } = new URL(c.req.url)
    const asked = { method: c.req.method, path: pathname, query: withoutToken(search) }
    log.error('delivery.failed', 'A delivery request failed', { requestId, ...asked, error })
    return jsonResponse(500, { error: 'The request could not be answered' })
  })
  for (const [name, value] of Object.entries(COMMON_HEADERS)) response.headers.set(name, value)
  response.headers.set('x-request-id', requestId)
  return response
}

const refusePath: Answering = async () => {
  throw endpointNotFound()
}

function createAnswering(
  { storage, assetOrigin, now = Date.now, rateLimit }: DeliveryOptions,
  kept: KeptAnswers,
  again: AnswersAgain,
): Answering {
  const countRequest = createRateLimit(rateLimit, now)

  return async (c) => {
    const { path } = c.req
    const { search } = new URL(c.req.url)
    const found = findEndpoint(path)
    if (found === undefined) throw endpointNotFound()
    if (c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT })
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw methodNotAllowed(c.req.method)
    if (search.length > MAXIMUM_QUERY_BYTES) throw queryTooLong(MAXIMUM_QUERY_BYTES)

    const { endpoint, encodedRest } = found
    const query = parseRawQuery(search)
    // The version before all content: an answer is never older than the version it is kept under.
    const [space, authorized] = await Promise.all([storage.space(), authorize(query, storage)])
    countRequest(authorized.token)
    refuseOthers(query, endpoint.parameters)
    const view = authorized.view()
    if (query.fault !== undefined) throw badRequest(query.fault)
    const { version } = space
    const isPublished = view === 'published'
    const cv = usableVersion(query)
    const isMoved = isPublished && endpoint.caching === 'stories' && cv === undefined
    if (isMoved && search.length <= MAXIMUM_MOVED_QUERY_BYTES) {
      // A space that nothing was published in has version 0, which would be sent on again.
      const location = addressWithVersion(path, query, Math.max(1, version))
      return new Response(null, { status: 301, headers: { location, 'cache-control': PRIVATE } })
    }

    const briefly = endpoint.caching === 'briefly'
    const isKept = isPublished && !briefly
    const key = answerKey(path, query)
    const make = async () => {
      const request: DeliveryRequest = {
        storage,
        space,
        view,
        query,
        parameters: createParameters(query),
        rest: decodePath(encodedRest),
        editAssets: createAssetHostEdit(space.assetHost, assetOrigin),
      }
      const made = await endpoint.answer(request)
      return isKept ? kept.make(key, version, made) : encodeAnswer(made)
    }
    const answer = (isKept && kept.get(key, version)) || (await make())
    // Every request counts where there is a limit.
    const { incoming }: Partial<HttpBindings> = c.env ?? {}
    const target = rateLimit === undefined && isKept ? incoming?.url : undefined
    if (target !== undefined) again.remember(target, { token: authorized.token, key, cv })
    return answerResponse(c, answer, cachePolicy({ isPublished, briefly, cv, version }))
  }
}

async function answerResponse(c: Context, answer: KeptAnswer, policy: string): Promise<Response> {
  const headers = answerHeaders(answer, policy)
  if (matchesEtag(c.req.header('if-none-match'), answer.etag))
    return new Response(null, { status: 304, headers })
  const encoding = answer.isCompressible
    ? negotiateEncoding(c.req.header('accept-encoding'))
    : 'identity'
  const body = await answer.in(encoding)
  return new Response(body, { headers: { ...headers, ...bodyHeaders(body, encoding) } })
}

function refusalResponse({ status, body, headers }: HttpError): Response {
  return jsonResponse(status, body, headers)
}

function jsonResponse(status: number, body: unknown, headers = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store', ...headers },
  })
}

/** However its name is written: tokens are not for the log. */
function withoutToken(search: string): string {
  const { pairs } = parseRawQuery(search)
  const shown = pairs.filter(({ name }) => name !== 'token').map(({ raw }) => raw)
  return shown.join('&')
}

function decodePath(encoded: string): string {
  let path: string
  try {
    path = decodeURIComponent(encoded)
  } catch {
    throw badRequest('The path is not valid percent-encoded UTF-8')
  }
  if (path.includes('\0')) throw badRequest('The path has a null character')
  return path
}

/** Bytes; as it is sent, a query string is ASCII. 500 uuids between encoded commas are 19,500. */
const MAXIMUM_QUERY_BYTES = 24_000
/** What clients and proxies take of a `Location`; a longer address is answered where it is. */
const MAXIMUM_MOVED_QUERY_BYTES = 8000
const KEPT_BYTES = 32 * 1024 * 1024
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
}
