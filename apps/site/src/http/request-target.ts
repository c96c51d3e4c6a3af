export interface RequestTarget {
  readonly kind: 'target'
  /** Decoded once and normalised (NFC); starts with a slash; has no dot segments or control characters. */
  readonly pathname: string
  /** The query as sent, in printable ASCII, with its question mark; '' without one. */
  readonly search: string
}

interface InvalidTarget {
  readonly kind: 'invalid'
  readonly status: 400 | 414
  readonly reason: string
}

const MAX_TARGET_BYTES = 8192
const MAX_PATH_BYTES = 2048

/** Validates and decodes a raw target, such as `/blog/x?page=2` (ROUTE-3). A double escape, `%252e`, becomes `%2e`. */
export function readTarget(raw: string): RequestTarget | InvalidTarget {
  if (raw.length > MAX_TARGET_BYTES)
    return invalid(414, `The address has more than ${MAX_TARGET_BYTES} bytes.`)
  if (!raw.startsWith('/')) return invalid(400, 'The address must begin with a slash.')
  if (raw.startsWith('//'))
    return invalid(400, 'The address begins with two slashes; expected one.')
  if (!/^[\x21-\x7e]+$/.test(raw))
    return invalid(400, 'The address has unescaped characters; expected them percent-encoded.')
  if (raw.includes('#'))
    return invalid(400, 'The address has a fragment; leave out the # and what follows.')
  if (raw.includes('%00')) return invalid(400, 'The address has a null byte; leave out the %00.')

  const end = raw.includes('?') ? raw.indexOf('?') : raw.length
  const path = raw.slice(0, end)
  if (path.length > MAX_PATH_BYTES)
    return invalid(414, `The path has more than ${MAX_PATH_BYTES} bytes.`)
  if (/\\|%5c/i.test(path)) return invalid(400, 'The path has a backslash; expected slashes.')
  if (/%2f/i.test(path))
    return invalid(400, 'The path has an escaped slash (%2F); expected slashes as they are.')
  const pathname = decode(path)
  if (pathname === undefined)
    return invalid(400, 'The path has a malformed escape; expected percent-encoded UTF-8.')
  if (/\p{Cc}/u.test(pathname))
    return invalid(400, 'The path has a control character; leave it out.')
  if (/\/\.\.?(\/|$)/.test(pathname))
    return invalid(400, 'The path has a segment . or ..; expected the path that it leads to.')
  return { kind: 'target', pathname: pathname.normalize('NFC'), search: raw.slice(end) }
}

function invalid(status: 400 | 414, reason: string): InvalidTarget {
  return { kind: 'invalid', status, reason }
}

function decode(path: string): string | undefined {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
