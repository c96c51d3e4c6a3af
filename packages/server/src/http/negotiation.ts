/** Encodings of responses, smallest result first; this order decides between equal preferences. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

const MAX_CACHED = 200
const cache = new Map<string, Encoding>()

/**
 * Chooses the encoding by `accept-encoding`: the highest quality, `br` before `gzip` before none. A client that rejects
 * all (`identity;q=0`, `*;q=0`) gets uncompressed bytes, which every program can read. Caches the few values that
 * browsers send.
 */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity'
  const cached = cache.get(header)
  if (cached !== undefined) return cached
  const encoding = bestEncoding(header)
  if (cache.size < MAX_CACHED && header.length < 200) cache.set(header, encoding)
  return encoding
}

function bestEncoding(header: string): Encoding {
  const qualities = new Map(header.toLowerCase().split(',').map(readPreference))
  const wildcard = qualities.get('*')
  const quality = (encoding: Encoding): number => {
    const explicit = qualities.get(encoding)
    if (explicit !== undefined) return explicit
    // Uncompressed is acceptable unless rejected, but comes after every requested encoding.
    if (encoding === 'identity') return wildcard === 0 ? 0 : Number.MIN_VALUE
    return wildcard ?? 0
  }
  const acceptable = ENCODINGS.filter((encoding) => quality(encoding) > 0)
  return acceptable.sort((a, b) => quality(b) - quality(a))[0] ?? 'identity'
}

/** True if a client names this encoding as acceptable; a wildcard does not count. */
export function acceptsEncoding(header: string | undefined, encoding: string): boolean {
  const preferences = new Map(header?.toLowerCase().split(',').map(readPreference))
  return (preferences.get(encoding) ?? 0) > 0
}

function readPreference(part: string): [name: string, quality: number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  const stated = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  const quality = stated === undefined ? 1 : Number(stated)
  return [name === 'x-gzip' ? 'gzip' : name, quality >= 0 && quality <= 1 ? quality : 0]
}

/** True if `If-None-Match` matches this ETag (304). Compares weak and strong tags alike (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  const expected = opaquePart(etag)
  return header.split(',').some((tag) => opaquePart(tag.trim()) === expected)
}

function opaquePart(etag: string): string {
  return etag.replace(/^W\//, '')
}
