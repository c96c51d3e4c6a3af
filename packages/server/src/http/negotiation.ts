/** The encodings of answers, the smallest result first: among equally welcome ones the first is sent. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

const MAXIMUM_REMEMBERED = 200
const remembered = new Map<string, Encoding>()

/**
 * The encoding to answer in, from the request's `accept-encoding`: that of the highest quality, `br`
 * before `gzip` before none. A client that refuses all of them (`identity;q=0`, `*;q=0`) gets the
 * bytes uncompressed, which every program can read. The few values that browsers send are remembered.
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
    // Uncompressed is acceptable unless refused, but comes after everything that was asked for.
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
 * Whether an `If-None-Match` header names this ETag, so that 304 is the answer. Weak and strong tags are
 * compared alike, as RFC 9110 (13.1.2) asks; `*` names whatever there is.
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
