import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesEtag } from '@prospectus/server/http/negotiation'
import { negotiatedFormat } from '@prospectus/server/images/image-service'
import { toUnpooledBuffer } from '@prospectus/server/unpooled-buffer'
import { LRUCache } from 'lru-cache'

export type FileCache = ReturnType<typeof createFileCache>

interface CachedFile {
  readonly etag: string
  /** In the form of `writeHead`: names and values alternate. */
  readonly headers: string[]
  readonly notModifiedHeaders: string[]
  readonly body: Buffer
  /** Time (`now`) until which it is sent without checking the disk. */
  freshUntil: number
}

interface FileCacheOptions {
  /** Limit of memory for all files, with their headers and addresses. */
  readonly maximumBytes: number
  /** Headers of every file, in addition to those of the route. */
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number
}

/** Maximum size of a cached file; a larger one is read from disk each time. */
export const MAX_FILE_BYTES = 256 * 1024
/** Milliseconds until a file is checked on disk: its address has a hash of its bytes, but somebody may edit it. */
const FRESH_MS = 1000
const ENTRY_OVERHEAD_BYTES = 1000
/** Addresses of files, with no query but `download`, and without escapes, which can be spelled in several ways. */
const CACHEABLE_TARGET = /^\/assets\/[^?#%]+(?:\?download)?$/
const NOT_IN_304 = new Set([
  'content-type',
  'content-length',
  'content-disposition',
  'accept-ranges',
])

/**
 * Keeps small files in memory and sends them without checking the disk, since pages keep requesting the
 * same ones (decision 0101). Once a second, the first request for a file passes to the file route, which
 * checks for a change.
 */
export function createFileCache({
  maximumBytes,
  headers: commonHeaders,
  now = () => performance.now(),
}: FileCacheOptions) {
  const files = new LRUCache<string, CachedFile>({
    maxSize: maximumBytes,
    sizeCalculation: ({ headers, body }, key) =>
      body.length + 2 * headers.join('').length + 2 * key.length + ENTRY_OVERHEAD_BYTES,
  })

  const find = ({ url = '', headers }: IncomingMessage): CachedFile | undefined =>
    files.get(url) ?? files.get(keyOf(url, headers.accept))

  return {
    /** Sends a file from memory; false if the file route has to respond. */
    send: (request: IncomingMessage, response: ServerResponse): boolean => {
      const { headers, method } = request
      if (headers.range !== undefined) return false
      const file = find(request)
      if (file === undefined) return false
      const time = now()
      if (time > file.freshUntil) {
        // Other requests get this version until the route has responded.
        file.freshUntil = time + FRESH_MS
        return false
      }
      if (matchesEtag(headers['if-none-match'], file.etag)) {
        response.writeHead(304, file.notModifiedHeaders).end()
      } else {
        response.writeHead(200, file.headers)
        if (method === 'HEAD') response.end()
        else response.end(file.body)
      }
      return true
    },
    /**
     * Caches a response of the file route if it contains all of a small file; drops the cached file if it is gone.
     * Returns the response to send: the same, or a copy where its body was read.
     */
    keep: async (request: IncomingMessage, response: Response): Promise<Response> => {
      const { method, url = '', headers } = request
      const { status } = response
      if (status === 404) for (const key of [url, keyOf(url, headers.accept)]) files.delete(key)
      const length = Number(response.headers.get('content-length') ?? Number.NaN)
      const etag = response.headers.get('etag')
      const isFullResponse = method === 'GET' && status === 200 && etag !== null
      if (!isFullResponse || !(length <= MAX_FILE_BYTES) || !CACHEABLE_TARGET.test(url))
        return response

      const body = toUnpooledBuffer(Buffer.from(await response.arrayBuffer()))
      const allHeaders = { ...commonHeaders, ...Object.fromEntries(response.headers) }
      const varies = response.headers.has('vary')
      files.set(varies ? keyOf(url, headers.accept) : url, {
        etag,
        headers: Object.entries(allHeaders).flat(),
        notModifiedHeaders: Object.entries(allHeaders)
          .filter(([name]) => !NOT_IN_304.has(name))
          .flat(),
        body,
        freshUntil: now() + FRESH_MS,
      })
      return new Response(body, { status, headers: response.headers })
    },
    bytes: (): number => files.calculatedSize,
  }
}

/**
 * The cache key of a picture in several formats. It contains the negotiated format rather than the `Accept` header,
 * which has countless forms.
 */
function keyOf(url: string, accept: string | undefined): string {
  return `${url} ${negotiatedFormat(accept) ?? ''}`
}
