import { type AssetType, mimeType } from './asset-type.ts'

/** An address holds a hash of its bytes: what it stands for never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Headers of every answer that is a file: kept for a year, never guessed at, of this site only, and
 * unable to run or load anything (a drawing can hold script).
 */
export function fileHeaders(file: {
  readonly type: AssetType
  readonly name: string
  readonly etag: string
  readonly download: boolean
}): Headers {
  return new Headers({
    'content-type': mimeType(file.type),
    'cache-control': IMMUTABLE,
    etag: file.etag,
    'content-disposition': disposition(file.download ? 'attachment' : 'inline', file.name),
    'content-security-policy': contentPolicy(file.type),
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
}

/** Whether an If-None-Match header names this ETag, so that 304 is the answer. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag))
}

/** `sandbox` would keep a browser's PDF viewer from starting, which is an object of its own. */
function contentPolicy(type: AssetType): string {
  const frames = "frame-ancestors 'self'"
  if (type === 'pdf') return `default-src 'none'; object-src 'self'; ${frames}`
  return `default-src 'none'; sandbox; ${frames}`
}

function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\w.() -]/g, '_')
  if (plain === name) return `${kind}; filename="${plain}"`
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, percentEncoded)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
