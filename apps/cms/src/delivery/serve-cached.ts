import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesEtag } from '@prospectus/server/http/negotiation'
import { LRUCache } from 'lru-cache'
import type { ReadStorage } from '../storage/read-storage.ts'
import type { CachedResponses } from './cached-responses.ts'
import {
  bodyHeaders,
  COMMON_HEADERS,
  cachePolicy,
  encodedBody,
  responseHeaders,
} from './caching.ts'

/** The parts of a request for published content that find its cached response. */
export interface CachedRequest {
  readonly token: string
  readonly key: string
  readonly cv: number | undefined
}

/** Responds to repeated requests from the cache, without routing and parsing, which cost most. Checks the token. */
export function createCachedResponder(storage: ReadStorage, responses: CachedResponses) {
  const requestsByTarget = new LRUCache<string, CachedRequest>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ key, token }, target) => 2 * (target.length + key.length + token.length),
  })

  async function serveFromCache(
    { token, key, cv }: CachedRequest,
    { headers }: IncomingMessage,
    response: ServerResponse,
    extraHeaders: Readonly<Record<string, string>>,
  ): Promise<boolean> {
    const [space, kind] = await Promise.all([storage.space(), storage.tokenKind(token)])
    const { version } = space
    const cachedResponse = responses.get(key, version)
    if (cachedResponse === undefined || (kind !== 'public' && kind !== 'preview')) return false
    const policy = cachePolicy({ isPublished: true, isBrief: false, cv, version })
    const commonHeaders = {
      ...extraHeaders,
      ...responseHeaders(cachedResponse, policy),
      ...COMMON_HEADERS,
      'x-request-id': randomUUID(),
    }
    if (matchesEtag(headers['if-none-match'], cachedResponse.etag)) {
      response.writeHead(304, commonHeaders).end()
      return true
    }
    const { body, encoding } = await encodedBody(cachedResponse, headers['accept-encoding'])
    response.writeHead(200, { ...commonHeaders, ...bodyHeaders(body, encoding) }).end(body)
    return true
  }

  return {
    remember: (target: string, request: CachedRequest) =>
      void requestsByTarget.set(target, request),
    /** Returns undefined, or resolves to false, if the routes must respond. */
    serve: (
      request: IncomingMessage,
      response: ServerResponse,
      extraHeaders: Readonly<Record<string, string>> = {},
    ): Promise<boolean> | undefined => {
      const { method, url = '', headers } = request
      const cachedRequest =
        method === 'GET' && headers.host !== undefined ? requestsByTarget.get(url) : undefined
      // An error is not logged here: the routes respond instead, and log it if it recurs.
      return (
        cachedRequest &&
        serveFromCache(cachedRequest, request, response, extraHeaders).catch(() => false)
      )
    },
  }
}

export type CachedResponder = ReturnType<typeof createCachedResponder>

const MAX_BYTES = 4 * 1024 * 1024
