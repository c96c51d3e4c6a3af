import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { type Encoding, matchesEtag, negotiateEncoding } from '@prospectus/server/http/negotiation'
import { toUnpooledBuffer } from '@prospectus/server/unpooled-buffer'
import type { SearchRecord } from '../visit/search-record.ts'
import { compressWith, type Dictionaries, type Dictionary } from './dictionaries.ts'
import { savesData } from './prefetch.ts'

export type Representation = ReturnType<typeof createRepresentation>

interface EncodedResponse {
  /** In the form of `writeHead`: names and values alternate. */
  readonly headers: string[]
  readonly body: Buffer
}

export interface RepresentationParts {
  /** 200 by default. */
  readonly status?: number
  readonly type: string
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
  /** False for fonts, images and other compressed formats; true by default. */
  readonly isCompressible?: boolean
  /** True if a page cache may keep the response; false by default. */
  readonly mayBeCached?: boolean
  /** The search whose results the page shows; counted for each visit. */
  readonly search?: SearchRecord | undefined
  /** Undefined for responses that are never compressed with a dictionary. */
  readonly dictionaries?: Pick<Dictionaries, 'negotiate'> | undefined
  /** Headers for browsers that prefetch; left out for those that save data. */
  readonly prefetchHeaders?: Readonly<Record<string, string>> | undefined
  readonly precompressed?: { readonly br?: Buffer | undefined; readonly gzip?: Buffer | undefined }
}

interface RepresentationEvents {
  readonly onSizeChange?: () => void
  readonly onCompressedLightly?: (encoding: Exclude<Encoding, 'identity'>) => void
}

/** Compression levels for the first request, which waits, and for later ones. */
const LIGHT_LEVELS = { brotli: 7, gzip: 6 }
const FULL_LEVELS = { brotli: 11, gzip: 9 }
const brotliInBackground = promisify(brotliCompress)
const gzipInBackground = promisify(gzip)

/**
 * A response made once and sent many times, in each client's preferred encoding.
 *
 * @param events.onSizeChange called when `bytes` may have changed
 * @param events.onCompressedLightly called when an encoding has been requested for the first time
 */
export function createRepresentation(
  parts: RepresentationParts,
  { onSizeChange, onCompressedLightly }: RepresentationEvents = {},
) {
  const { status = 200, type, headers, isCompressible = true } = parts
  const { dictionaries, precompressed = {} } = parts
  const body = toUnpooledBuffer(parts.body)
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  const prefetchHeaderList = Object.entries(parts.prefetchHeaders ?? {}).flat()
  const varyHeaders = [
    'accept-encoding',
    ...(dictionaries ? ['available-dictionary'] : []),
    ...(parts.prefetchHeaders ? ['save-data'] : []),
  ]
  const vary = isCompressible ? { vary: varyHeaders.join(', ') } : {}
  const etagHeader = status === 200 ? { etag } : {}
  const notModifiedHeaders = Object.entries({ ...etagHeader, ...vary, ...headers }).flat()
  const encoded = new Map<Encoding, EncodedResponse>()
  const encodedByDictionary = new Map<Dictionary, EncodedResponse>()

  const variantOf = (encoding: Encoding | 'dcz', bytes: Buffer): EncodedResponse => {
    const encodingHeader = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    const lengthAndType = {
      'content-type': type,
      'content-length': String(bytes.length),
      ...encodingHeader,
    }
    return {
      headers: [
        ...Object.entries(lengthAndType).flat(),
        ...notModifiedHeaders,
        ...prefetchHeaderList,
      ],
      body: bytes,
    }
  }
  const store = (encoding: Encoding, bytes: Buffer): EncodedResponse => {
    const variant = variantOf(encoding, bytes)
    encoded.set(encoding, variant)
    return variant
  }
  const storeIfSmaller = (encoding: Encoding, bytes: Buffer) => {
    const stored = encoded.get(encoding)
    if (stored === undefined || bytes.length < stored.body.length)
      store(encoding, toUnpooledBuffer(bytes))
  }
  const identity = store('identity', body)
  if (precompressed.br) store('br', precompressed.br)
  if (precompressed.gzip) store('gzip', precompressed.gzip)

  return {
    status,
    /** Weak, and the same for every encoding (site-endpoints#etags). Only sent with 200. */
    etag,
    search: parts.search,
    notModifiedHeaders,
    /** How many elements at the end of each `headers` list are prefetch headers. */
    prefetchHeadersLength: prefetchHeaderList.length,
    /** The response in an encoding. The first request for one waits for a light compression. */
    encodedAs: (encoding: Encoding): EncodedResponse => {
      if (!isCompressible || encoding === 'identity') return identity
      const cached = encoded.get(encoding)
      if (cached !== undefined) return cached
      const light =
        encoding === 'br' ? lightBrotli(body) : gzipSync(body, { level: LIGHT_LEVELS.gzip })
      const variant = store(encoding, toUnpooledBuffer(light))
      onSizeChange?.()
      onCompressedLightly?.(encoding)
      return variant
    },
    dictionaryFor: dictionaries?.negotiate,
    /** The response compressed with a dictionary. The first request for one waits for the compression. */
    encodedWithDictionary: (dictionary: Dictionary): EncodedResponse => {
      const cached = encodedByDictionary.get(dictionary)
      if (cached !== undefined) return cached
      const variant = variantOf('dcz', toUnpooledBuffer(compressWith(dictionary, body)))
      encodedByDictionary.set(dictionary, variant)
      onSizeChange?.()
      return variant
    },
    /** Compresses as much as possible, off the main thread, for later requests. */
    compressFully: async (encoding: Exclude<Encoding, 'identity'>) => {
      const full =
        encoding === 'br'
          ? await brotliInBackground(body, brotliOptions(FULL_LEVELS.brotli, body))
          : await gzipInBackground(body, { level: FULL_LEVELS.gzip })
      storeIfSmaller(encoding, full)
      onSizeChange?.()
    },
    /** Memory of all encodings and headers. */
    bytes: () => {
      const sizes = Array.from(
        [...encoded.values(), ...encodedByDictionary.values()],
        ({ headers, body }) => textBytes(headers) + body.length,
      )
      return sizes.reduce((sum, size) => sum + size, textBytes(notModifiedHeaders))
    },
  }
}

/** Sends a representation in the client's preferred encoding, or 304 if the client has it (not for POST). */
export function sendRepresentation(
  request: IncomingMessage,
  response: ServerResponse,
  representation: Representation,
): void {
  const { headers } = request
  const knownEtags = request.method === 'POST' ? undefined : headers['if-none-match']
  if (representation.status === 200 && matchesEtag(knownEtags, representation.etag)) {
    response.writeHead(304, representation.notModifiedHeaders).end()
    return
  }
  const dictionary = representation.dictionaryFor?.(headers)
  const encoded = dictionary
    ? representation.encodedWithDictionary(dictionary)
    : representation.encodedAs(negotiateEncoding(headers['accept-encoding']))
  const { prefetchHeadersLength } = representation
  const omitsPrefetchHeaders = prefetchHeadersLength > 0 && savesData(headers)
  const sentHeaders = omitsPrefetchHeaders
    ? encoded.headers.slice(0, -prefetchHeadersLength)
    : encoded.headers
  response.writeHead(representation.status, sentHeaders)
  if (request.method === 'HEAD') response.end()
  else response.end(encoded.body)
}

function lightBrotli(body: Buffer): Buffer {
  return brotliCompressSync(body, brotliOptions(LIGHT_LEVELS.brotli, body))
}

function brotliOptions(quality: number, body: Buffer) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }
}

function textBytes(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0)
}
