import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Encoding } from '@prospectus/server/http/negotiation'
import { inOwnMemory } from '@prospectus/server/own-memory'
import type { ShownSearch } from './shown-search.ts'

/** An answer made once and sent many times, in whichever encoding a client asks for. */
export interface Representation {
  readonly status: number
  /** Weak, and the same for every encoding (site-endpoints#etags). Errors are sent without it. */
  readonly etag: string
  /** Headers of a 304, as `writeHead` takes them: names and values in turn. */
  readonly notModifiedHeaders: string[]
  /** The answer in an encoding; the first request for an encoding compresses it quickly, and waits. */
  readonly in: (encoding: Encoding) => Encoded
  /** Compresses as much as possible, off the main thread, for the answers that follow. */
  readonly compressFully: () => Promise<void>
  /** The search that it shows the results of, which counts each time that it is asked for. */
  readonly search?: ShownSearch | undefined
  /** Memory held by all encodings and headers. */
  readonly bytes: () => number
}

export interface Encoded {
  /** All of them, as `writeHead` takes them: names and values in turn. */
  readonly headers: string[]
  readonly body: Buffer
}

export interface RepresentationParts {
  readonly status: number
  readonly type: string
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
  /** Off for what is compressed already, such as fonts and pictures. */
  readonly compressible: boolean
  /** Whether a cache of ours may keep it, whatever others may do. */
  readonly isKept?: boolean
  readonly search?: ShownSearch | undefined
  /** Compressed when it was built. */
  readonly prepared?: { readonly br?: Buffer | undefined; readonly gzip?: Buffer | undefined }
}

const LIGHT = { brotli: 7, gzip: 6 }
const FULL = { brotli: 11, gzip: 9 }
const brotliInBackground = promisify(brotliCompress)
const gzipInBackground = promisify(gzip)

/**
 * Makes a representation of a body.
 *
 * @param grown called when an encoding has been added or changed, as `bytes` then has
 */
export function createRepresentation(
  parts: RepresentationParts,
  grown: () => void = () => undefined,
): Representation {
  const { status, type, headers, compressible, prepared = {} } = parts
  const body = inOwnMemory(parts.body)
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const vary = compressible ? { vary: 'accept-encoding' } : {}
  const tag = status === 200 ? { etag } : {}
  const notModifiedHeaders = Object.entries({ ...tag, ...vary, ...headers }).flat()
  const encoded = new Map<Encoding, Encoded>()

  const add = (encoding: Encoding, bytes: Buffer) => {
    const own = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    const lengthAndType = { 'content-type': type, 'content-length': String(bytes.length), ...own }
    const made = {
      headers: [...Object.entries(lengthAndType).flat(), ...notModifiedHeaders],
      body: bytes,
    }
    encoded.set(encoding, made)
    return made
  }
  const keepSmaller = (encoding: Encoding, bytes: Buffer) => {
    const known = encoded.get(encoding)
    if (known === undefined || bytes.length < known.body.length) add(encoding, inOwnMemory(bytes))
  }
  const identity = add('identity', body)
  if (prepared.br) add('br', prepared.br)
  if (prepared.gzip) add('gzip', prepared.gzip)

  return {
    status,
    etag,
    search: parts.search,
    notModifiedHeaders,
    in: (encoding) => {
      if (!compressible) return identity
      const known = encoded.get(encoding)
      if (known !== undefined) return known
      const light = encoding === 'br' ? lightBrotli(body) : gzipSync(body, { level: LIGHT.gzip })
      const made = add(encoding, inOwnMemory(light))
      grown()
      return made
    },
    compressFully: async () => {
      if (!compressible) return
      if (!prepared.br) keepSmaller('br', await brotliInBackground(body, brotli(FULL.brotli, body)))
      if (!prepared.gzip) keepSmaller('gzip', await gzipInBackground(body, { level: FULL.gzip }))
      grown()
    },
    bytes: () => {
      const sizes = Array.from(
        encoded.values(),
        ({ headers, body }) => textBytes(headers) + body.length,
      )
      return sizes.reduce((sum, size) => sum + size, textBytes(notModifiedHeaders))
    },
  }
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
