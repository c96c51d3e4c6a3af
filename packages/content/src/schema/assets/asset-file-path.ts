/** Parsed `f/{space}/{W}x{H}/{hash}/{name}` (asset-addresses#addresses). */
export interface AssetFilePath {
  /** Decoded, so the same for every spelling of an address. */
  readonly path: string
  readonly space: string
  /** `{W}x{H}`. */
  readonly size: string
  readonly hash: string
  readonly name: string
  /** Decoded segments after the name: `m` and image operations. */
  readonly suffix: readonly string[]
}

/**
 * Parses a percent-encoded path without a leading slash (ROUTE-3). `malformed` if it cannot be decoded or could lead
 * elsewhere (traversal, encoded slashes, control characters); undefined if no file can have this path.
 */
export function parseAssetFilePath(encoded: string): AssetFilePath | 'malformed' | undefined {
  const segments: string[] = []
  for (const part of encoded.split('/')) {
    const segment = decode(part)
    if (segment === undefined || isUnsafe(segment)) return 'malformed'
    segments.push(segment)
  }
  if (!SEGMENT_TESTS.every((isValid, index) => isValid(segments[index] ?? ''))) return undefined
  const [f, space = '', size = '', hash = '', name = '', ...suffix] = segments
  return { path: `${f}/${space}/${size}/${hash}/${name}`, space, size, hash, name, suffix }
}

/** Percent-encodes a decoded path. */
export function encodeAssetPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

function isUnsafe(segment: string): boolean {
  return segment === '.' || segment === '..' || /[/\\\p{Cc}]/u.test(segment)
}

const SEGMENT_TESTS: readonly ((segment: string) => boolean)[] = [
  (segment) => segment === 'f',
  (space) => /^\d{1,20}$/.test(space),
  (size) => /^\d{0,5}x\d{0,5}$/.test(size),
  (hash) => /^[\w-]{1,64}$/.test(hash),
  (name) => name !== '' && name.length <= 200 && !name.startsWith('.') && name.isWellFormed(),
]
