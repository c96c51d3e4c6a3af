import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '@prospectus/server/answers/negotiation'
import { inOwnMemory } from '@prospectus/server/own-memory'
import { createResponseCache } from '@prospectus/server/response-cache'
import type { DeliveryAnswer } from './endpoint.ts'

/** An answer in bytes, made once for all who ask the same of the same version. */
export interface KeptAnswer {
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  /** The body in an encoding; it is compressed when that is asked for the first time. */
  readonly in: (encoding: Encoding) => Promise<Buffer<ArrayBuffer>>
  /** Off for a short answer, which compression would hardly make shorter. */
  readonly isCompressible: boolean
  /** Memory held by all encodings. */
  readonly bytes: () => number
}

/** Answers to published requests by what was asked, each of one version of the space; bounded by bytes. */
export interface KeptAnswers {
  readonly get: (key: string, version: number) => KeptAnswer | undefined
  readonly make: (key: string, version: number, answer: DeliveryAnswer) => KeptAnswer
  readonly bytes: () => number
}

/** Keeps at most `maximumBytes`, the longest unused going first. */
export function createKeptAnswers(maximumBytes: number): KeptAnswers {
  const cache = createResponseCache<KeptAnswer, number>(maximumBytes)
  return {
    get: cache.get,
    make: (key, version, given) => {
      const answer = encodeAnswer(given, () => cache.measure(key, answer))
      cache.keep(key, version, answer)
      return answer
    },
    bytes: cache.bytes,
  }
}

/**
 * An answer as it is sent, with a weak tag that stands for its body.
 *
 * @param grown called when an encoding has been added
 */
export function encodeAnswer(
  { json, paging, headers = {} }: DeliveryAnswer,
  grown: () => void = () => undefined,
): KeptAnswer {
  const body = inOwnMemory(Buffer.from(json))
  const made = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>([
    ['identity', Promise.resolve(body)],
  ])
  let bytes = body.length
  const compress = async (encoding: 'br' | 'gzip') => {
    const compressed = inOwnMemory(await COMPRESSION[encoding](body))
    bytes += compressed.length
    grown()
    return compressed
  }
  return {
    etag: `W/"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
    headers: {
      ...headers,
      ...(paging && { total: String(paging.total), 'per-page': String(paging.perPage) }),
    },
    isCompressible: body.length > LEAST_COMPRESSED_BYTES,
    in: (encoding) => {
      const known = made.get(encoding)
      if (known !== undefined || encoding === 'identity') return known ?? Promise.resolve(body)
      const making = compress(encoding)
      made.set(encoding, making)
      return making
    },
    bytes: () => bytes,
  }
}

const LEAST_COMPRESSED_BYTES = 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const COMPRESSION = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  gzip: (body: Buffer) => zip(body, { level: 3 }),
} satisfies Record<string, (body: Buffer) => Promise<Buffer<ArrayBuffer>>>
