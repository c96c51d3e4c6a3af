import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { type Encoding, matchesEtag, negotiateEncoding } from '@prospectus/server/http/negotiation'
import { inOwnMemory } from '@prospectus/server/own-memory'
import type { SearchRecord } from '../visit/search-record.ts'
import { compressWith, type Dictionaries, type Dictionary } from './dictionaries.ts'
import { savesData } from './prefetch.ts'

export type Representation = ReturnType<typeof createRepresentation>

interface Encoded {
  /** As `writeHead` takes them: names and values alternate. */
  readonly headers: string[]
  readonly body: Buffer
}

export interface RepresentationParts {
  readonly status: number
  readonly type: string
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
  /** False for fonts, images and other compressed formats. */
  readonly compressible: boolean
  readonly isCached?: boolean
  readonly search?: SearchRecord | undefined
  /** Undefined for responses that are never compressed with a dictionary. */
  readonly dictionaries?: Pick<Dictionaries, 'available'> | undefined
  /** Headers for browsers that prefetch; left out for those that save data. */
  readonly ahead?: Readonly<Record<string, string>> | undefined
  readonly prepared?: { readonly br?: Buffer | undefined; readonly gzip?: Buffer | undefined }
}

const LIGHT = { brotli: 7, gzip: 6 }
const FULL = { brotli: 11, gzip: 9 }
const brotliInBackground = promisify(brotliCompress)
const gzipInBackground = promisify(gzip)

/** A response made once and sent many times, in each client's preferred encoding. `onGrown`: `bytes` has changed. */
export function createRepresentation(
  parts: RepresentationParts,
  onGrown: () => void = () => undefined,
) {
  const { status, type, headers, compressible, dictionaries, ahead = {}, prepared = {} } = parts
  const body = inOwnMemory(parts.body)
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  const aheadHeaders = Object.entries(ahead).flat()
  const varying = [
    'accept-encoding',
    ...(dictionaries ? ['available-dictionary'] : []),
    ...(parts.ahead ? ['save-data'] : []),
  ]
  const vary = compressible ? { vary: varying.join(', ') } : {}
  const tag = status === 200 ? { etag } : {}
  const notModifiedHeaders = Object.entries({ ...tag, ...vary, ...headers }).flat()
  const encoded = new Map<Encoding, Encoded>()
  const encodedWith = new Map<Dictionary, Encoded>()

  const variantOf = (encoding: Encoding | 'dcz', bytes: Buffer): Encoded => {
    const encodingHeader = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    const lengthAndType = {
      'content-type': type,
      'content-length': String(bytes.length),
      ...encodingHeader,
    }
    return {
      headers: [...Object.entries(lengthAndType).flat(), ...notModifiedHeaders, ...aheadHeaders],
      body: bytes,
    }
  }
  const add = (encoding: Encoding, bytes: Buffer): Encoded => {
    const variant = variantOf(encoding, bytes)
    encoded.set(encoding, variant)
    return variant
  }
  const addSmaller = (encoding: Encoding, bytes: Buffer) => {
    const known = encoded.get(encoding)
    if (known === undefined || bytes.length < known.body.length) add(encoding, inOwnMemory(bytes))
  }
  const identity = add('identity', body)
  if (prepared.br) add('br', prepared.br)
  if (prepared.gzip) add('gzip', prepared.gzip)

  return {
    status,
    /** Weak, and the same for every encoding (site-endpoints#etags). Only sent with 200. */
    etag,
    search: parts.search,
    notModifiedHeaders,
    /** Number of headers for prefetching, which come last. */
    aheadLength: aheadHeaders.length,
    /** The first request for an encoding compresses lightly, and waits. */
    in: (encoding: Encoding): Encoded => {
      if (!compressible) return identity
      const known = encoded.get(encoding)
      if (known !== undefined) return known
      const light = encoding === 'br' ? lightBrotli(body) : gzipSync(body, { level: LIGHT.gzip })
      const variant = add(encoding, inOwnMemory(light))
      onGrown()
      return variant
    },
    dictionaryFor: dictionaries?.available,
    /** Compressed with a dictionary; the first request for it waits. */
    inDictionary: (dictionary: Dictionary): Encoded => {
      const known = encodedWith.get(dictionary)
      if (known !== undefined) return known
      const variant = variantOf('dcz', inOwnMemory(compressWith(dictionary, body)))
      encodedWith.set(dictionary, variant)
      onGrown()
      return variant
    },
    /** Compresses as much as possible, off the main thread, for later requests. */
    compressFully: async () => {
      if (!compressible) return
      if (!prepared.br) addSmaller('br', await brotliInBackground(body, brotli(FULL.brotli, body)))
      if (!prepared.gzip) addSmaller('gzip', await gzipInBackground(body, { level: FULL.gzip }))
      onGrown()
    },
    /** Memory of all encodings and headers. */
    bytes: () => {
      const sizes = Array.from(
        [...encoded.values(), ...encodedWith.values()],
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
  const known = request.method === 'POST' ? undefined : headers['if-none-match']
  if (representation.status === 200 && matchesEtag(known, representation.etag)) {
    response.writeHead(304, representation.notModifiedHeaders).end()
    return
  }
  const dictionary = representation.dictionaryFor?.(headers)
  const encoded = dictionary
    ? representation.inDictionary(dictionary)
    : representation.in(negotiateEncoding(headers['accept-encoding']))
  const { aheadLength } = representation
  const isSparing = aheadLength > 0 && savesData(headers)
  const sent = isSparing ? encoded.headers.slice(0, -aheadLength) : encoded.headers
  response.writeHead(representation.status, sent)
  if (request.method === 'HEAD') response.end()
  else response.end(encoded.body)
}

function lightBrotli(body: Buffer): Buffer {
  return brotliCompressSync(body, brotli(LIGHT.brotli, body))
}

function brotli(quality: number, body: Buffer) {
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
