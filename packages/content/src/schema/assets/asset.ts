import { decodeEscapes } from '@prospectus/protocol/values/decode-escapes'
import type { ReadContext } from '../context/read-context.ts'
import { readText } from '../values/read-text.ts'
import { type StoredObject, storedFields } from '../values/stored-value.ts'

/** Picture or file, whatever its stored shape (DATA-3). */
export interface Asset {
  /** Root-relative, such as `/assets/f/1/1200x800/ab12/cover.png` (BLOCK-9). */
  readonly path: string
  readonly name: string
  readonly alt: string
  readonly title: string | undefined
  readonly source: string | undefined
  readonly copyright: string | undefined
  /** Focal area `x1xy1:x2xy2`, as stored. */
  readonly focus: string | undefined
  /** Pixels, from the path (`/f/{space}/{W}x{H}/…`). */
  readonly size: { readonly width: number; readonly height: number } | undefined
}

/**
 * Reads an asset of any stored shape, or a bare address (DATA-3); undefined if unsafe or not on an asset host. Never
 * throws.
 */
export function readAsset(
  raw: unknown,
  context: Pick<ReadContext, 'assetHosts'>,
): Asset | undefined {
  const stored: StoredObject = typeof raw === 'string' ? { filename: raw } : storedFields(raw)
  const { filename, focus, ...texts } = stored
  const segments = typeof filename === 'string' ? fileSegments(filename.trim(), context) : undefined
  const name = segments?.at(-1)
  if (segments === undefined || name === undefined) return undefined
  const metaData = storedFields(texts.meta_data)
  const textOf = (key: string) => readText(texts[key]) ?? readText(metaData[key])
  return {
    path: `/assets/${segments.map(encodeURIComponent).join('/')}`,
    name,
    alt: textOf('alt') ?? '',
    title: textOf('title'),
    source: textOf('source'),
    copyright: textOf('copyright'),
    focus:
      typeof focus === 'string' && /^\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5}$/.test(focus)
        ? focus
        : undefined,
    size: sizeOf(segments),
  }
}

/** Decoded segments `f`, space, …, file name of an address; undefined if it is unsafe or not on an asset host. */
function fileSegments(
  filename: string,
  context: Pick<ReadContext, 'assetHosts'>,
): readonly string[] | undefined {
  const [, host, path] = /^(?:https?:)?\/\/([^/?#\\]+)(\/f\/[^?#]*)/i.exec(filename) ?? []
  if (host === undefined || path === undefined) return undefined
  if (!context.assetHosts.includes(host.toLowerCase())) return undefined
  const segments = withoutImageOperations(path.split('/').slice(1).map(decodeEscapes))
  return segments.length >= 3 && segments.every(isSafeSegment) ? segments : undefined
}

/** Older content has addresses of resized pictures, with `/m/…` after the file name. */
function withoutImageOperations(segments: readonly string[]): readonly string[] {
  const end = segments.findIndex(
    (segment, index) => segment === 'm' && index >= 3 && segments[index - 1]?.includes('.'),
  )
  return end === -1 ? segments : segments.slice(0, end)
}

function isSafeSegment(segment: string): boolean {
  return segment !== '' && segment !== '.' && segment !== '..' && !/[/\\\p{C}]/u.test(segment)
}

function sizeOf(segments: readonly string[]): Asset['size'] {
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(segments[2] ?? '') ?? []
  const size = { width: Number(width), height: Number(height) }
  return size.width > 0 && size.height > 0 ? size : undefined
}
