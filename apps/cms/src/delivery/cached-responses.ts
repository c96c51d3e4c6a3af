import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '@prospectus/server/http/negotiation'
import { createResponseCache } from '@prospectus/server/response-cache'
import { toUnpooledBuffer } from '@prospectus/server/unpooled-buffer'
import type { DeliveryResponse } from './endpoint.ts'

/** A response with its encoded bodies. If cached, all identical requests for the same version share it. */
export type EncodedResponse = ReturnType<typeof encodeResponse>

/** LRU cache of responses with published content, each valid for one version of the space. */
export function createCachedResponses(maximumBytes: number) {
  const cache = createResponseCache<EncodedResponse, number>(maximumBytes)
  return {
    get: cache.get,
    add: (key: string, version: number, input: DeliveryResponse): EncodedResponse => {
      const response = encodeResponse(input, () => cache.measure(key, response))
      cache.set(key, version, response)
      return response
    },
    bytes: cache.bytes,
  }
}

export type CachedResponses = ReturnType<typeof createCachedResponses>

/** Encodes a response, with a weak ETag. Calls `onSizeChange` each time that a compressed body has been added. */
export function encodeResponse(
  { json, paging, headers = {} }: DeliveryResponse,
  onSizeChange: () => void = () => undefined,
) {
  const body = toUnpooledBuffer(Buffer.from(json))
  const bodies = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>()
  let bytes = body.length
  const compress = async (encoding: 'br' | 'gzip') => {
    const compressed = toUnpooledBuffer(await COMPRESSION[encoding](body))
    bytes += compressed.length
    onSizeChange()
    return compressed
  }
  return {
    etag: `W/"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
    headers: {
      ...headers,
      ...(paging && { total: String(paging.total), 'per-page': String(paging.perPage) }),
    } as Readonly<Record<string, string>>,
    /** False for a body too short to gain from compression. */
    isCompressible: body.length > COMPRESSION_THRESHOLD_BYTES,
    /** Compresses on first use. */
    encodedBody: (encoding: Encoding): Promise<Buffer<ArrayBuffer>> => {
      const existing = bodies.get(encoding)
      if (existing !== undefined) return existing
      if (encoding === 'identity') return Promise.resolve(body)
      const compressing = compress(encoding)
      bodies.set(encoding, compressing)
      return compressing
    },
    bytes: () => bytes,
  }
}

const COMPRESSION_THRESHOLD_BYTES = 1024

const brotliBody = promisify(brotliCompress)
const gzipBody = promisify(gzip)
const COMPRESSION = {
  br: (body: Buffer) => brotliBody(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  gzip: (body: Buffer) => gzipBody(body, { level: 3 }),
} satisfies Record<string, (body: Buffer) => Promise<Buffer<ArrayBuffer>>>
