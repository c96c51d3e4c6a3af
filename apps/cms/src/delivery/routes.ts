import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { matchesEtag } from '@prospectus/server/http/negotiation'
import { HttpError } from '@prospectus/server/http-error'
import type { Log } from '@prospectus/server/log'
import { type Context, Hono } from 'hono'
import { createAssetHostReplacer } from '../assets/asset-host.ts'
import type { ReadStorage } from '../storage/read-storage.ts'
import { authorize } from './authorize.ts'
import {
  type CachedResponses,
  createCachedResponses,
  type EncodedResponse,
  encodeResponse,
} from './cached-responses.ts'
import {
  addressWithVersion,
  bodyHeaders,
  COMMON_HEADERS,
  cachePolicy,
  encodedBody,
  JSON_TYPE,
  PRIVATE_POLICY,
  requestedCv,
  responseHeaders,
  responseKey,
} from './caching.ts'
import type { DeliveryRequest } from './endpoint.ts'
import { findEndpoint } from './endpoints.ts'
import { badRequest, endpointNotFound, methodNotAllowed, queryTooLong } from './errors.ts'
import { assertKnownParameters, createParameters, parseRawQuery } from './parameters.ts'
import { type CachedResponder, createCachedResponder } from './serve-cached.ts'

export interface DeliveryOptions {
  readonly storage: ReadStorage
  readonly assetOrigin: string
  readonly log: Log
}

export interface DeliveryApi {
  readonly routes: Hono
  readonly serveCached: CachedResponder['serve']
}

/** The read-only delivery API below `/v2` (`docs/contracts/delivery-protocol.md`). */
export function createDelivery(options: DeliveryOptions): DeliveryApi {
  const responses = createCachedResponses(CACHE_BYTES)
  const cachedResponder = createCachedResponder(options.storage, responses)
  const handle = createHandler(options, responses, cachedResponder)
  const routes = new Hono({ getPath: pathWithSingleSlashes }).basePath('/v2')
  routes.all('/cdn/*', (c) => respond(c, handle, options.log))
  routes.all('*', (c) => respond(c, rejectPath, options.log))
  return { routes, serveCached: cachedResponder.serve }
}

/** Collapses repeated slashes: a redirect to an address that begins with two would name another host. */
function pathWithSingleSlashes(request: Request): string {
  return new URL(request.url).pathname.replace(/\/{2,}/g, '/')
}

type Handler = (c: Context) => Promise<Response>

async function respond(c: Context, handle: Handler, log: Log): Promise<Response> {
  const requestId = randomUUID()
  const response = await handle(c).catch((error: unknown) => {
    if (error instanceof HttpError) return jsonResponse(error.status, error.body, error.headers)
    const { pathname, search } = new URL(c.req.url)
    const request = { method: c.req.method, path: pathname, query: withoutToken(search) }
    log.error(
      'delivery.failed',
      'A request to the delivery API failed unexpectedly; the client got a 500. Check the database; if it responds, report the error',
      { requestId, ...request, error },
    )
    return jsonResponse(500, {
      error: 'The request could not be processed; the log of the content system has the error',
    })
  })
  for (const [name, value] of Object.entries(COMMON_HEADERS)) response.headers.set(name, value)
  response.headers.set('x-request-id', requestId)
  return response
}

const rejectPath: Handler = async () => {
  throw endpointNotFound()
}

function createHandler(
  { storage, assetOrigin }: DeliveryOptions,
  responses: CachedResponses,
  cachedResponder: CachedResponder,
): Handler {
  return async (c) => {
    const { path } = c.req
    const { search } = new URL(c.req.url)
    const match = findEndpoint(path)
    if (match === undefined) throw endpointNotFound()
    if (c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT })
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw methodNotAllowed(c.req.method)
    if (search.length > MAX_QUERY_BYTES) throw queryTooLong(MAX_QUERY_BYTES)

    const { endpoint, encodedSubpath } = match
    const query = parseRawQuery(search)
    // Read the version before the content, so that no response is older than the version it is cached under.
    const [space, authorized] = await Promise.all([storage.space(), authorize(query, storage)])
    assertKnownParameters(query, endpoint.parameters)
    const view = authorized.view()
    if (query.error !== undefined) throw badRequest(query.error)
    const { version } = space
    const isPublished = view === 'published'
    const cv = requestedCv(query)
    const needsRedirect = isPublished && endpoint.caching === 'stories' && cv === undefined
    if (needsRedirect && search.length <= MAX_REDIRECTED_QUERY_BYTES) {
      // At version 0, before any publication, the target would be redirected again.
      const location = addressWithVersion(path, query, Math.max(1, version))
      return new Response(null, {
        status: 301,
        headers: { location, 'cache-control': PRIVATE_POLICY },
      })
    }

    const isBrief = endpoint.caching === 'briefly'
    const isCacheable = isPublished && !isBrief
    const key = responseKey(path, query)
    const createResponse = async () => {
      const request: DeliveryRequest = {
        storage,
        space,
        view,
        query,
        parameters: createParameters(query),
        subpath: decodePath(encodedSubpath),
        replaceAssetHost: createAssetHostReplacer(space.assetHost, assetOrigin),
      }
      const result = await endpoint.respond(request)
      return isCacheable ? responses.add(key, version, result) : encodeResponse(result)
    }
    const response = (isCacheable && responses.get(key, version)) || (await createResponse())
    const { incoming }: Partial<HttpBindings> = c.env ?? {}
    const target = isCacheable ? incoming?.url : undefined
    if (target !== undefined) cachedResponder.remember(target, { token: authorized.token, key, cv })
    return sendResponse(c, response, cachePolicy({ isPublished, isBrief, cv, version }))
  }
}

async function sendResponse(
  c: Context,
  response: EncodedResponse,
  policy: string,
): Promise<Response> {
  const headers = responseHeaders(response, policy)
  if (matchesEtag(c.req.header('if-none-match'), response.etag))
    return new Response(null, { status: 304, headers })
  const { body, encoding } = await encodedBody(response, c.req.header('accept-encoding'))
  return new Response(body, { headers: { ...headers, ...bodyHeaders(body, encoding) } })
}

function jsonResponse(status: number, body: unknown, headers = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store', ...headers },
  })
}

/** The query string for logs, without the token, even if its name is percent-encoded. */
function withoutToken(search: string): string {
  const { pairs } = parseRawQuery(search)
  const otherPairs = pairs.filter(({ name }) => name !== 'token').map(({ raw }) => raw)
  return otherPairs.join('&')
}

function decodePath(encoded: string): string {
  let path: string
  try {
    path = decodeURIComponent(encoded)
  } catch {
    throw badRequest(
      'The path is not valid percent-encoded UTF-8; write a percent sign itself as %25',
    )
  }
  if (path.includes('\0')) throw badRequest('The path has a null character; leave out the %00')
  return path
}

/** Bytes, since a query string is ASCII. 500 uuids between encoded commas are 19,500. */
const MAX_QUERY_BYTES = 24_000
/** Bytes above which a query string is not redirected: clients and proxies reject such a long `Location`. */
const MAX_REDIRECTED_QUERY_BYTES = 8000
const CACHE_BYTES = 32 * 1024 * 1024
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
}
