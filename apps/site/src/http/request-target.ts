/** A request target that may be looked up. */
export interface RequestTarget {
  readonly kind: 'target'
  /** Decoded once and normalised (NFC); begins with a slash; holds no dot segment or control character. */
  readonly pathname: string
  /** As sent: empty, or a question mark and what follows; printable ASCII. */
  readonly search: string
}

export interface RefusedTarget {
  readonly kind: 'refused'
  readonly status: 400 | 414
  readonly reason: string
}

const MAXIMUM_TARGET_BYTES = 8192
const MAXIMUM_PATH_BYTES = 2048

/**
 * Checks a request target as it was sent, before anything decodes or normalises it (ROUTE-3). It refuses
 * targets that do not begin with exactly one slash, or that contain a fragment, control characters, non-ASCII
 * characters or null bytes (escaped ones too); and paths with malformed escapes, dot segments, backslashes,
 * escaped slashes, or more than 2 kB. What is escaped twice stays text.
 *
 * @param raw the target of the request line, such as `/blog/x?page=2`
 */
export function readTarget(raw: string): RequestTarget | RefusedTarget {
  if (raw.length > MAXIMUM_TARGET_BYTES) return refused(414, 'The address is too long.')
  if (!raw.startsWith('/')) return refused(400, 'The address must begin with a slash.')
  if (raw.startsWith('//')) return refused(400, 'The address names a host.')
  if (!/^[\x21-\x7e]+$/.test(raw)) return refused(400, 'The address has characters to be escaped.')
  if (raw.includes('#')) return refused(400, 'The address has a fragment.')
  if (raw.includes('%00')) return refused(400, 'The address has a null byte.')

  const end = raw.includes('?') ? raw.indexOf('?') : raw.length
  const path = raw.slice(0, end)
  if (path.length > MAXIMUM_PATH_BYTES) return refused(414, 'The path is too long.')
  if (/\\|%5c/i.test(path)) return refused(400, 'The path has a backslash.')
  if (/%2f/i.test(path)) return refused(400, 'The path has an escaped slash.')
  const pathname = decoded(path)
  if (pathname === undefined) return refused(400, 'The path has a malformed escape.')
  if (/\p{Cc}/u.test(pathname)) return refused(400, 'The path has a control character.')
  if (/\/\.\.?(\/|$)/.test(pathname)) return refused(400, 'The path has a dot segment.')
  return { kind: 'target', pathname: pathname.normalize('NFC'), search: raw.slice(end) }
}

function refused(status: 400 | 414, reason: string): RefusedTarget {
  return { kind: 'refused', status, reason }
}

function decoded(path: string): string | undefined {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
