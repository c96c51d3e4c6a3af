import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { constants, zstdCompressSync } from 'node:zlib'
import { acceptsEncoding } from '@prospectus/server/http/negotiation'
import { LRUCache } from 'lru-cache'
import type { SiteSettings } from '../settings.ts'
import { isLoopback } from './security-headers.ts'

/** The shared parts of pages, for browsers that decompress pages with them (RFC 9842, decision 0090). */
export interface Dictionary {
  readonly path: string
  readonly bytes: Buffer
  /** Its SHA-256 as a structured field, as `Available-Dictionary` has it. */
  readonly id: string
  /** The beginning of every response that is compressed with it. */
  readonly prefix: Buffer
}

export type Dictionaries = ReturnType<typeof createDictionaries>

/** A skippable frame of Zstandard that holds the hash of the dictionary (RFC 9842, 5). */
const DCZ_MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])
/** Takes as long as the first brotli; the highest level takes 17 times as long and gains 2 %. */
const LEVEL = 12
/** For each language, that of today and those that visitors still have from before a publish. */
const MAX_KNOWN = 8

/** Browsers take dictionaries in secure contexts only: by https, and from their own machine (RFC 9842, 9.4). */
export function usesDictionaries({ mode, url }: Pick<SiteSettings, 'mode' | 'url'>): boolean {
  const { protocol, hostname } = new URL(url)
  return mode === 'production' && (protocol === 'https:' || isLoopback(hostname))
}

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
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL }
  return Buffer.concat([prefix, zstdCompressSync(body, { dictionary: bytes, params })])
}

/**
 * The dictionaries of a site by version of its pages and language. Earlier ones are used for as long as they are among
 * the last few, so that a publish costs no visitor the dictionary that a browser has.
 */
export function createDictionaries() {
  const known = new LRUCache<string, Dictionary>({ max: MAX_KNOWN })
  const byPages = new LRUCache<string, Promise<Dictionary>>({ max: MAX_KNOWN })

  const make = async (render: () => Promise<string>): Promise<Dictionary> => {
    const dictionary = createDictionary(await render())
    known.set(dictionary.id, dictionary)
    return dictionary
  }
  return {
    /**
     * The dictionary of all pages of one version and language.
     *
     * @param render the shared parts of the pages
     * @throws what `render` throws; it is called again then
     */
    of: (version: string, lang: string, render: () => Promise<string>): Promise<Dictionary> => {
      const key = `${version}\n${lang}`
      const dictionary = byPages.get(key) ?? make(render)
      byPages.set(key, dictionary)
      dictionary.catch(() => byPages.delete(key))
      return dictionary
    },
    /** The dictionary that a client has and may be answered with. */
    available: (headers: IncomingHttpHeaders): Dictionary | undefined => {
      const id = headers['available-dictionary']
      if (typeof id !== 'string') return undefined
      return acceptsEncoding(headers['accept-encoding'], 'dcz') ? known.get(id.trim()) : undefined
    },
    at: (path: string): Dictionary | undefined =>
      [...known.values()].find((dictionary) => dictionary.path === path),
  }
}
