import { type ImageOperations, parseImageOperations } from './image-operations.ts'

export interface AssetRequest {
  /** The original as an origin knows it: `f/{space}/{W}x{H}/{hash}/{name}`, decoded. */
  readonly original: string
  readonly name: string
  /** Undefined when the original itself is asked for. */
  readonly operations: ImageOperations | undefined
}

export interface AssetRefusal {
  readonly status: 400 | 404
  /** One plain sentence. */
  readonly message: string
}

const SHAPE = [/^f$/, /^\d{1,20}$/, /^\d{0,5}x\d{0,5}$/, /^[\w-]{1,64}$/]
const NOT_FOUND: AssetRefusal = { status: 404, message: 'There is no such file.' }

/**
 * Takes an asset's address apart: `/assets/f/{space}/{W}x{H}/{hash}/{name}[/m/…]`, the path of a
 * request as it was sent (percent-encoded). What could lead anywhere else than to a file of that
 * shape (traversal, encoded slashes, dotfiles, control characters) is refused (BLOCK-9, ROUTE-3).
 */
export function parseAssetPath(pathname: string): AssetRequest | AssetRefusal {
  if (!pathname.startsWith('/assets/')) return NOT_FOUND
  const segments: string[] = []
  for (const encoded of pathname.slice('/assets/'.length).split('/')) {
    const segment = decode(encoded)
    if (segment === undefined || isHostile(segment)) {
      return { status: 400, message: 'The address of the file is malformed.' }
    }
    segments.push(segment)
  }
  const [space, size, hash, name] = segments.slice(1)
  if (!SHAPE.every((pattern, place) => pattern.test(segments[place] ?? ''))) return NOT_FOUND
  if (name === undefined || !isName(name)) return NOT_FOUND

  const original = `f/${space}/${size}/${hash}/${name}`
  const [marker, ...rest] = segments.slice(5)
  if (marker === undefined) return { original, name, operations: undefined }
  if (marker !== 'm') return NOT_FOUND
  const operations = parseImageOperations(rest.length === 0 ? '' : `/${rest.join('/')}`)
  if ('fault' in operations) {
    return { status: 400, message: `The image operations are wrong: ${operations.fault}.` }
  }
  return { original, name, operations }
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

function isHostile(segment: string): boolean {
  return segment === '.' || segment === '..' || /[/\\\p{Cc}]/u.test(segment)
}

function isName(name: string): boolean {
  return name !== '' && name.length <= 200 && !name.startsWith('.')
}
