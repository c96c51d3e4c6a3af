import {
  type Box,
  type ImageFilters,
  parseBox,
  parseFilters,
  printBox,
  printFilters,
} from './image-filters.ts'

/** Longest side that a request may name, in pixels. */
export const MAX_SIDE_PX = 4000
const MAX_TEXT_CHARACTERS = 400

export interface RequestedSize {
  /** In pixels. A side of 0 is computed from the other one; if both are 0, the picture keeps its size. */
  readonly width: number
  readonly height: number
  readonly isFlippedX: boolean
  readonly isFlippedY: boolean
  /** Fits the whole picture within width and height, instead of cropping it to fill both. */
  readonly isFitIn: boolean
}

/** The conversion of a picture (asset-addresses#image-operations). */
export interface ImageOperations {
  /** Cut out of the original before everything else. */
  readonly crop?: Box
  readonly size?: RequestedSize
  /** Crops to the most interesting part; a focal area takes precedence. */
  readonly isSmart: boolean
  readonly filters: ImageFilters
}

export interface GrammarError {
  readonly error: string
}

/**
 * Parses the decoded text after `/m` in an asset's address, such as `/fit-in/200x0/filters:format(webp)`; `''` and `/`
 * mean conversion only. Never throws (asset-addresses#image-operations, BLOCK-9).
 */
export function parseImageOperations(text: string): ImageOperations | GrammarError {
  if (text.length > MAX_TEXT_CHARACTERS)
    return { error: `more than ${MAX_TEXT_CHARACTERS} characters` }
  const trimmed = text.replace(/^\//, '').replace(/\/$/, '')
  const parts = trimmed === '' ? [] : trimmed.split('/')

  const crop = /^\d+x\d+:/.test(parts[0] ?? '') ? readCrop(parts.shift() ?? '') : undefined
  if (crop !== undefined && 'error' in crop) return crop

  const isFitIn = takeKeyword(parts, 'fit-in')
  const size = /^-?\d+x-?\d+$/.test(parts[0] ?? '')
    ? readSize(parts.shift() ?? '', isFitIn)
    : undefined
  if (size !== undefined && 'error' in size) return size
  if (isFitIn && size === undefined) return { error: 'fit-in needs a size after it, as in 200x200' }

  const isSmart = takeKeyword(parts, 'smart')
  const filters = parts[0]?.startsWith('filters:')
    ? parseFilters((parts.shift() ?? '').slice('filters:'.length))
    : { filters: {} }
  if ('error' in filters) return filters

  const [unexpected] = parts
  if (unexpected !== undefined) {
    const order = 'x1xy1:x2xy2, fit-in, WxH, smart, filters:…'
    return { error: `"${unexpected}" is not understood here; the parts are, in order, ${order}` }
  }
  return { ...(crop && { crop }), ...(size && { size }), isSmart, filters: filters.filters }
}

/** Parses the decoded segments after a file's name: undefined if there are none, `unknown` if the first is not `m`. */
export function parseOperationSegments(
  segments: readonly string[],
): ImageOperations | GrammarError | 'unknown' | undefined {
  const [marker, ...parts] = segments
  if (marker === undefined) return undefined
  if (marker !== 'm') return 'unknown'
  return parseImageOperations(parts.length === 0 ? '' : `/${parts.join('/')}`)
}

/** Prints operations from `/m/` on. Equal operations give equal text, which parses to the same operations. */
export function printImageOperations(operations: ImageOperations): string {
  const { crop, size, isSmart } = operations
  const filters = printFilters(operations.filters)
  const parts = [
    crop && printBox(crop),
    size?.isFitIn && 'fit-in',
    size && printSize(size),
    isSmart && 'smart',
    filters !== '' && `filters:${filters}`,
  ]
  return `/m/${parts.filter(Boolean).join('/')}`
}

function readCrop(text: string): Box | GrammarError {
  const box = parseBox(text)
  return box === undefined || box.right === box.left || box.bottom === box.top
    ? { error: `"${text}" is no area to cut out; expected x1xy1:x2xy2 with x1 < x2 and y1 < y2` }
    : box
}

function readSize(text: string, isFitIn: boolean): RequestedSize | GrammarError {
  const [, minusX, widthText, minusY, heightText] = /^(-?)(\d+)x(-?)(\d+)$/.exec(text) ?? []
  const [width, height] = [Number(widthText), Number(heightText)]
  if (Math.max(width, height) > MAX_SIDE_PX) {
    return { error: `"${text}" is too large; a side is at most ${MAX_SIDE_PX} pixels` }
  }
  return { width, height, isFlippedX: minusX === '-', isFlippedY: minusY === '-', isFitIn }
}

function printSize(size: RequestedSize): string {
  return `${size.isFlippedX ? '-' : ''}${size.width}x${size.isFlippedY ? '-' : ''}${size.height}`
}

function takeKeyword(parts: string[], word: string): boolean {
  const isPresent = parts[0] === word
  if (isPresent) parts.shift()
  return isPresent
}
