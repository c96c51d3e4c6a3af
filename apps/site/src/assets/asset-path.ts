import { parseAssetFilePath } from '@prospectus/content/schema/assets/asset-file-path'
import { type ImageOperations, operationsAfter } from '@prospectus/server/images/image-operations'
import type { Size } from './page-pictures.ts'

export interface AssetRequest {
  /** The original as an origin knows it: `f/{space}/{W}x{H}/{hash}/{name}`, decoded. */
  readonly original: string
  readonly name: string
  /** Of the picture, as its path says; undefined when it says none. */
  readonly size: Size | undefined
  /** Undefined when the original itself is asked for. */
  readonly operations: ImageOperations | undefined
}

export interface AssetRefusal {
  readonly status: 400 | 404
  /** One plain sentence. */
  readonly message: string
}

const NOT_FOUND: AssetRefusal = { status: 404, message: 'There is no such file.' }

/**
 * Takes an asset's address apart: `/assets/f/{space}/{W}x{H}/{hash}/{name}[/m/…]`, the path of a
 * request as it was sent (percent-encoded). What could lead anywhere else than to a file of that
 * shape (traversal, encoded slashes, dotfiles, control characters) is refused (BLOCK-9, ROUTE-3).
 */
export function parseAssetPath(pathname: string): AssetRequest | AssetRefusal {
  if (!pathname.startsWith('/assets/')) return NOT_FOUND
  const found = parseAssetFilePath(pathname.slice('/assets/'.length))
  if (found === 'malformed') {
    return { status: 400, message: 'The address of the file is malformed.' }
  }
  if (found === undefined) return NOT_FOUND
  const { path: original, name } = found
  const size = sizeOf(found.size)
  const operations = operationsAfter(found.rest)
  if (operations === 'unknown') return NOT_FOUND
  if (operations !== undefined && 'error' in operations) {
    return { status: 400, message: `The image operations are wrong: ${operations.error}.` }
  }
  return { original, name, size, operations }
}

function sizeOf(text: string): Size | undefined {
  const [width = 0, height = 0] = text.split('x').map(Number)
  return width > 0 && height > 0 ? { width, height } : undefined
}
