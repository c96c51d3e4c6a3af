/** Types of files that are served; all others are treated as missing. */
export type AssetType = keyof typeof MIME_TYPES

export const MIME_TYPES = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  sql: 'application/sql; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const

const DOWNLOADS: readonly AssetType[] = ['csv', 'sql', 'docx', 'xlsx', 'zip']
const TEXTS: readonly AssetType[] = ['csv', 'sql']
const RASTER: readonly AssetType[] = ['png', 'jpeg', 'webp', 'avif', 'gif']

/** Number of first bytes that `detectType` reads. */
export const SNIFFED_BYTES = 1024

/**
 * Detects a file's type: its extension must be a served one, and its first bytes must agree. For raster pictures the
 * bytes decide (a JPEG named .png is common and harmless). Undefined for a file that is not served.
 */
export function detectType(name: string, firstBytes: Uint8Array): AssetType | undefined {
  const claimed = assetTypeOfName(name)
  const sniffed = typeOfContent(firstBytes)
  if (claimed !== undefined && isDownload(claimed)) {
    const isValid = TEXTS.includes(claimed)
      ? sniffed === undefined && isPlainText(firstBytes)
      : isArchive(firstBytes)
    return isValid ? claimed : undefined
  }
  if (claimed === undefined || sniffed === undefined) return undefined
  if (claimed === sniffed) return sniffed
  return isRaster(claimed) && isRaster(sniffed) ? sniffed : undefined
}

/** True if pictures of this type can be resized and converted; SVG cannot. */
export function isRaster(type: AssetType): boolean {
  return RASTER.includes(type)
}

/** True if files of this type are always downloads, because no browser shows them in a page. */
export function isDownload(type: AssetType): boolean {
  return DOWNLOADS.includes(type)
}

/** Value of the Content-Type header. */
export function mimeType(type: AssetType): string {
  return MIME_TYPES[type]
}

/** The type of a file by its extension; undefined when no such file is served. */
export function assetTypeOfName(name: string): AssetType | undefined {
  const extension = /\.([a-z\d]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (extension === 'jpg') return 'jpeg'
  return isAssetType(extension) ? extension : undefined
}

/** True if a file begins as a ZIP archive; its entries are not checked here. */
function isArchive(firstBytes: Uint8Array): boolean {
  return String.fromCharCode(...firstBytes.subarray(0, 4)) === 'PK\u0003\u0004'
}

/** True if a file begins as plain text that is not markup. */
function isPlainText(firstBytes: Uint8Array): boolean {
  const text = String.fromCharCode(...firstBytes.subarray(0, SNIFFED_BYTES))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain text has no other control characters
  return text !== '' && !/[\x00-\x08\x0b\x0c\x0e-\x1f]|^\s*</.test(text.replace(UTF8_BOM, ''))
}

function isAssetType(text: string): text is AssetType {
  return Object.hasOwn(MIME_TYPES, text)
}

/** The type that a file's first bytes show; undefined for archives, plain text and unknown files. */
export function typeOfContent(firstBytes: Uint8Array): AssetType | undefined {
  const latin = String.fromCharCode(...firstBytes.subarray(0, SNIFFED_BYTES))
  const signature = SIGNATURES.find(({ offset = 0, prefixes }) =>
    prefixes.some((prefix) => latin.startsWith(prefix, offset)),
  )
  if (signature !== undefined) return signature.type
  const text = latin.startsWith(UTF8_BOM) ? latin.slice(UTF8_BOM.length) : latin
  if (/^WEBVTT(?:\s|$)/.test(text)) return 'vtt'
  return isSvg(text) ? 'svg' : undefined
}

/** True if the first element is `svg`, after any prologue. */
function isSvg(text: string): boolean {
  const withoutComments = text.replaceAll(/<!--.*?-->/gs, '').trimStart()
  const root = withoutComments
    .replace(/^<\?xml[^>]*>\s*/, '')
    .replace(/^<!doctype svg[^>]*>\s*/i, '')
  return /^<svg[\s>]/.test(root)
}

const UTF8_BOM = '\u00ef\u00bb\u00bf'

interface Signature {
  readonly type: AssetType
  readonly offset?: number
  readonly prefixes: readonly string[]
}

/** Signatures of each type (from byte `offset`), read as Latin-1. */
const SIGNATURES: readonly Signature[] = [
  { type: 'png', prefixes: ['\u0089PNG\r\n\u001a\n'] },
  { type: 'jpeg', prefixes: ['\u00ff\u00d8\u00ff'] },
  { type: 'gif', prefixes: ['GIF87a', 'GIF89a'] },
  { type: 'webp', offset: 8, prefixes: ['WEBP'] },
  { type: 'avif', offset: 4, prefixes: ['ftypavif', 'ftypavis'] },
  {
    type: 'mp4',
    offset: 4,
    prefixes: ['iso', 'mp4', 'avc1', 'M4V', 'dash', 'MSNV'].map((brand) => `ftyp${brand}`),
  },
  { type: 'webm', prefixes: ['\u001aE\u00df\u00a3'] },
  { type: 'mp3', prefixes: ['ID3', ...['f2', 'f3', 'fa', 'fb'].map(mpegFrame)] },
  { type: 'pdf', prefixes: ['%PDF-'] },
]

function mpegFrame(second: string): string {
  return `\u00ff${String.fromCharCode(Number.parseInt(second, 16))}`
}
