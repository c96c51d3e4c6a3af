import { matchesEtag } from '../http/negotiation.ts'
import { type ByteRange, parseByteRange } from './byte-range.ts'

type FileResponse =
  | { readonly status: 304; readonly headers: Readonly<Record<string, string>> }
  | { readonly status: 416; readonly headers: Readonly<Record<string, string>> }
  | {
      readonly status: 200 | 206
      readonly headers: Readonly<Record<string, string>>
      /** The part to send; undefined for the whole file. */
      readonly range: ByteRange | undefined
    }

/**
 * Chooses between the whole file, a part (206), 304 and 416, and returns headers for length and range (RFC 9110, 13 and
 * 14).
 * @param request.header a request header by its lower-case name
 * @param file.modifiedMs milliseconds since 1970; undefined when only the ETag counts
 */
export function fileResponse(
  request: {
    readonly method: string
    readonly header: (name: string) => string | undefined
  },
  file: Validators & { readonly size: number },
): FileResponse {
  const { header } = request
  const { size } = file
  if (isNotModified(header, file)) return { status: 304, headers: {} }
  const wholeHeaders = { 'accept-ranges': 'bytes', 'content-length': `${size}` }
  if (request.method === 'HEAD') return { status: 200, headers: wholeHeaders, range: undefined }
  const range = matchesIfRange(header('if-range'), file)
    ? parseByteRange(header('range'), size)
    : undefined
  if (range === undefined) return { status: 200, headers: wholeHeaders, range }
  if (range === 'unsatisfiable') {
    return { status: 416, headers: { 'content-range': `bytes */${size}` } }
  }
  const headers = {
    'accept-ranges': 'bytes',
    'content-length': `${range.last - range.first + 1}`,
    'content-range': `bytes ${range.first}-${range.last}/${size}`,
  }
  return { status: 206, headers, range }
}

interface Validators {
  readonly etag: string
  readonly modifiedMs?: number | undefined
}

function isNotModified(header: (name: string) => string | undefined, file: Validators): boolean {
  const tags = header('if-none-match')
  if (tags !== undefined) return matchesEtag(tags, file.etag)
  const since = Date.parse(header('if-modified-since') ?? '')
  return file.modifiedMs !== undefined && wholeSeconds(file.modifiedMs) <= since
}

/** True if an If-Range condition matches the file as it is now. */
function matchesIfRange(condition: string | undefined, { etag, modifiedMs }: Validators): boolean {
  if (condition === undefined || condition === etag) return true
  return modifiedMs !== undefined && Date.parse(condition) === wholeSeconds(modifiedMs)
}

/** HTTP dates have whole seconds. */
function wholeSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000) * 1000
}

/** Value of a Content-Disposition header, with the name in ASCII and in UTF-8 (RFC 6266). */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\w.() -]/g, '_')
  if (plain === name) return `${kind}; filename="${plain}"`
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, percentEncoded)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
