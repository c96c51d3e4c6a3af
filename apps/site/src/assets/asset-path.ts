import { parseAssetFilePath } from '@prospectus/content/schema/assets/asset-file-path'
import { type ImageOperations, operationsAfter } from '@prospectus/server/images/image-operations'
import type { Size } from './page-pictures.ts'

export interface AssetRequest {
  /** Path for an origin: `f/{space}/{W}x{H}/{hash}/{name}`, decoded. */
  readonly original: string
  readonly name: string
  /** Of the image, if the path has it. */
  readonly size: Size | undefined
  /** Undefined in a request for the original. */
  readonly operations: ImageOperations | undefined
}

interface AssetPathError {
  readonly status: 400 | 404
  readonly message: string
}

const NOT_FOUND: AssetPathError = { status: 404, message: 'There is no such file.' }

/** Parses a percent-encoded `/assets/f/{space}/{W}x{H}/{hash}/{name}[/m/…]`, and nothing else (BLOCK-9, ROUTE-3). */
export function parseAssetPath(pathname: string): AssetRequest | AssetPathError {
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
