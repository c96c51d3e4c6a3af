import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { constants, zstdCompressSync } from 'node:zlib'
import { acceptsEncoding } from '@prospectus/server/http/negotiation'
import { LRUCache } from 'lru-cache'
import type { SiteSettings } from '../settings.ts'
import { isSecureContext } from './security-headers.ts'

/** The markup shared by pages, for browsers that decompress pages with it (RFC 9842, decision 0090). */
export interface Dictionary {
  readonly path: string
  readonly bytes: Buffer
  /** SHA-256 as a structured field, as in `Available-Dictionary`. */
  readonly id: string
  /** The first bytes of every response that is compressed with it. */
  readonly prefix: Buffer
}

export type Dictionaries = ReturnType<typeof createDictionaries>

/** Header of the Zstandard skippable frame that holds the dictionary's hash (RFC 9842, 5). */
const DCZ_MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])
/** Takes as long as a page's first, light brotli; the highest level takes 17 times as long and gains 2 %. */
const ZSTD_LEVEL = 12
/** Room for each language's dictionary, and for those that visitors have from before a publish. */
const MAX_DICTIONARIES = 8

/**
 * True in production over https or on loopback: browsers accept dictionaries in secure contexts only (RFC 9842, 9.4).
 * False behind a CDN, which may send one response to everybody whatever `Vary` says (decision 0098), and in preview.
 */
export function usesDictionaries({
  mode,
  url,
  cdn,
}: Pick<SiteSettings, 'mode' | 'url' | 'cdn'>): boolean {
  return cdn === undefined && mode === 'production' && isSecureContext(url)
}

/** @param text markup that pages share */
export function createDictionary(text: string): Dictionary {
  const bytes = Buffer.from(text)
  const hash = createHash('sha256').update(bytes).digest()
  return {
    path: `/_/dictionary/${hash.toString('base64url').slice(0, 8)}`,
    bytes,
    id: `:${hash.toString('base64')}:`,
    prefix: Buffer.concat([DCZ_MAGIC, hash]),
  }
}

/** Compresses a response for a client that has the dictionary: content encoding `dcz`. */
export function compressWith({ bytes, prefix }: Dictionary, body: Buffer): Buffer {
  const params = { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL }
  return Buffer.concat([prefix, zstdCompressSync(body, { dictionary: bytes, params })])
}

/** Keeps the last few dictionaries, so that the one in a visitor's browser stays usable after a publish. */
export function createDictionaries() {
  const byId = new LRUCache<string, Dictionary>({ max: MAX_DICTIONARIES })
  const byVersion = new LRUCache<string, Promise<Dictionary>>({ max: MAX_DICTIONARIES })

  const make = async (render: () => Promise<string>): Promise<Dictionary> => {
    const dictionary = createDictionary(await render())
    byId.set(dictionary.id, dictionary)
    return dictionary
  }
  return {
    /** Returns the dictionary for one version and language; if `render` fails, the next call renders again. */
    getOrCreate: (
      version: string,
      lang: string,
      render: () => Promise<string>,
    ): Promise<Dictionary> => {
      const key = `${version}\n${lang}`
      const dictionary = byVersion.get(key) ?? make(render)
      byVersion.set(key, dictionary)
      dictionary.catch(() => byVersion.delete(key))
      return dictionary
    },
    /** Finds the dictionary that a client has, if it accepts responses compressed with one. */
    negotiate: (headers: IncomingHttpHeaders): Dictionary | undefined => {
      const id = headers['available-dictionary']
      if (typeof id !== 'string') return undefined
      return acceptsEncoding(headers['accept-encoding'], 'dcz') ? byId.get(id.trim()) : undefined
    },
    findByPath: (path: string): Dictionary | undefined =>
      [...byId.values()].find((dictionary) => dictionary.path === path),
  }
}
