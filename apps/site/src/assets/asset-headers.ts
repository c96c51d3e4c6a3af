import { type AssetType, isDownload, mimeType } from '@prospectus/server/files/asset-type'
import { contentDisposition } from '@prospectus/server/files/file-response'

/** For a year: the content system's addresses contain a hash of the bytes, so the file at an address stays the same. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Headers of a file. It is cached for a year, its type is not sniffed, and script in it, as in an SVG, cannot run. */
export function fileHeaders(file: {
  readonly type: AssetType
  readonly name: string
  readonly etag: string
  readonly isDownload: boolean
}): Headers {
  return new Headers({
    'content-type': mimeType(file.type),
    'cache-control': IMMUTABLE,
    etag: file.etag,
    'content-disposition': contentDisposition(
      file.isDownload || isDownload(file.type) ? 'attachment' : 'inline',
      file.name,
    ),
    'content-security-policy': contentPolicy(file.type),
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
}

/** Leaves out `sandbox` for PDFs, since it would block the browser's viewer, which is a plug-in object. */
function contentPolicy(type: AssetType): string {
  const frames = "frame-ancestors 'self'"
  if (type === 'pdf') return `default-src 'none'; object-src 'self'; ${frames}`
  return `default-src 'none'; sandbox; ${frames}`
}
