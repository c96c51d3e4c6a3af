/** The path of a file, `f/{space}/{W}x{H}/{hash}/{name}`, with its segments (asset-addresses#addresses). */
export interface AssetFilePath {
  /** The whole decoded path; the same for every spelling of an address. */
  readonly path: string
  readonly space: string
  readonly size: string
  readonly hash: string
  readonly name: string
  /** Decoded segments after the name, such as `m` and image operations. */
  readonly rest: readonly string[]
}

/**
 * Parses a percent-encoded path without a leading slash: `f/{space}/{W}x{H}/{hash}/{name}`, then more
 * segments. `malformed` when the path could lead elsewhere (traversal, encoded slashes, control characters)
 * or cannot be decoded; undefined when no file can have such a path (ROUTE-3).
 */
export function parseAssetFilePath(encoded: string): AssetFilePath | 'malformed' | undefined {
  const segments: string[] = []
  for (const part of encoded.split('/')) {
    const segment = decode(part)
    if (segment === undefined || isUnsafe(segment)) return 'malformed'
    segments.push(segment)
  }
  if (!SHAPE.every((isValid, index) => isValid(segments[index] ?? ''))) return undefined
  const [f, space = '', size = '', hash = '', name = '', ...rest] = segments
  return { path: `${f}/${space}/${size}/${hash}/${name}`, space, size, hash, name, rest }
}

/** Percent-encodes a path for an address; parsing it gives the same path again. */
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

const SHAPE: readonly ((segment: string) => boolean)[] = [
  (segment) => segment === 'f',
  (space) => /^\d{1,20}$/.test(space),
  (size) => /^\d{0,5}x\d{0,5}$/.test(size),
  (hash) => /^[\w-]{1,64}$/.test(hash),
  (name) => name !== '' && name.length <= 200 && !name.startsWith('.') && name.isWellFormed(),
]
