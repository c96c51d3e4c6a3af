/** Encodings of responses, smallest result first; among equally preferred ones the first is sent. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

const MAXIMUM_REMEMBERED = 200
const remembered = new Map<string, Encoding>()

/**
 * Chooses the encoding of a response by `accept-encoding`: the one with the highest quality, `br` before `gzip` before
 * none. A client that rejects all of them (`identity;q=0`, `*;q=0`) gets uncompressed bytes, which every program can
 * read. Results are cached for the few values that browsers send.
 */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity'
  const known = remembered.get(header)
  if (known !== undefined) return known
  const encoding = best(header)
  if (remembered.size < MAXIMUM_REMEMBERED && header.length < 200) remembered.set(header, encoding)
  return encoding
}

function best(header: string): Encoding {
  const qualities = new Map(header.toLowerCase().split(',').map(readPreference))
  const rest = qualities.get('*')
  const quality = (encoding: Encoding): number => {
    const own = qualities.get(encoding)
    if (own !== undefined) return own
    // Uncompressed is acceptable unless rejected, but comes after every requested encoding.
    if (encoding === 'identity') return rest === 0 ? 0 : Number.MIN_VALUE
    return rest ?? 0
  }
  const welcome = ENCODINGS.filter((encoding) => quality(encoding) > 0)
  return welcome.sort((a, b) => quality(b) - quality(a))[0] ?? 'identity'
}

function readPreference(part: string): [name: string, quality: number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  const stated = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  const quality = stated === undefined ? 1 : Number(stated)
  return [name === 'x-gzip' ? 'gzip' : name, quality >= 0 && quality <= 1 ? quality : 0]
}

/**
 * Whether an `If-None-Match` header matches this ETag, so that the response is 304. Weak and strong tags are compared
 * alike (RFC 9110, 13.1.2); `*` matches every ETag.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  const wanted = opaquePart(etag)
  return header.split(',').some((tag) => opaquePart(tag.trim()) === wanted)
}

function opaquePart(etag: string): string {
  return etag.replace(/^W\//, '')
}
