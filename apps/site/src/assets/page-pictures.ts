import type { Box, OutputFormat } from '@prospectus/server/images/image-filters'
import {
  type ImageOperations,
  printImageOperations,
  type RequestedSize,
} from '@prospectus/server/images/image-operations'

/** Shapes that a picture can be cropped to; each has its class in picture.css. */
export const ASPECTS = {
  '1/1': 1,
  '5/4': 5 / 4,
  '4/3': 4 / 3,
  '3/2': 3 / 2,
  '16/10': 16 / 10,
  '16/9': 16 / 9,
  '2/1': 2,
  '21/9': 21 / 9,
  '4/5': 4 / 5,
  '3/4': 3 / 4,
  '2/3': 2 / 3,
} as const
export type Aspect = keyof typeof ASPECTS

/** Widths that pictures are offered in: few, so that visitors share the converted ones. */
const WIDTHS = [320, 480, 640, 960, 1280, 1920] as const

export interface Size {
  readonly width: number
  readonly height: number
}

/** How a page asks for a picture in one of its widths; without a width, for it as it is. */
export interface PagePicture {
  readonly format: OutputFormat
  readonly width?: number | undefined
  readonly aspect?: Aspect | undefined
  /** The area that stays in view when it is cropped; chosen automatically when not set. */
  readonly focal?: Box | undefined
}

/** What is done to a picture that other sites show for a page. */
export const SOCIAL_PICTURE = {
  size: plainSize(1200, 630),
  smart: true,
  filters: { format: 'jpeg', quality: 80 },
} as const satisfies ImageOperations

/** What is done to a picture that stands for a film until it plays. */
export const POSTER_PICTURE: ImageOperations = {
  size: plainSize(1280, 720),
  smart: true,
  filters: { format: 'webp' },
}

/** The operations that a page's picture stands for (asset-addresses#image-operations). */
export function pagePicture({ format, width, aspect, focal }: PagePicture): ImageOperations {
  if (width === undefined) return { smart: false, filters: { format } }
  if (aspect === undefined) return { size: plainSize(width, 0), smart: false, filters: { format } }
  const size = plainSize(width, Math.max(1, Math.round(width / ASPECTS[aspect])))
  return focal === undefined
    ? { size, smart: true, filters: { format } }
    : { size, smart: false, filters: { format, focal } }
}

/** Pixels of the largest picture of a shape that an original gives. */
export function largestSize(original: Size, aspect: Aspect | undefined): Size {
  if (aspect === undefined) return original
  const { width, height } = original
  const cropped = Math.max(1, Math.floor(Math.min(width, height * ASPECTS[aspect])))
  return { width: cropped, height: Math.max(1, Math.round(cropped / ASPECTS[aspect])) }
}

/** The widths that a picture is offered in, none wider than the original gives. */
export function offeredWidths(original: Size, aspect: Aspect | undefined): readonly number[] {
  const top = Math.min(largestSize(original, aspect).width, Math.max(...WIDTHS))
  return [...WIDTHS.filter((width) => width < top), top]
}

/**
 * Whether pages of this site can ask for exactly this: then it is made before anything else.
 *
 * @param original its size as its address names it; undefined when it names none
 */
export function isPagePicture(operations: ImageOperations, original: Size | undefined): boolean {
  const { size, filters } = operations
  const { format, focal } = filters
  if (format === undefined) return false
  const asked = printImageOperations(operations)
  const isAsked = (known: ImageOperations) => printImageOperations(known) === asked
  if (isAsked(SOCIAL_PICTURE) || isAsked(POSTER_PICTURE)) return true
  if (size === undefined || original === undefined) return isAsked(pagePicture({ format }))
  const { width } = size
  return [undefined, ...NAMES].some(
    (aspect) =>
      isAsked(pagePicture({ format, width, aspect, focal })) &&
      offeredWidths(original, aspect).includes(width),
  )
}

const NAMES = Object.keys(ASPECTS).filter((name): name is Aspect => Object.hasOwn(ASPECTS, name))

function plainSize(width: number, height: number): RequestedSize {
  return { width, height, flipX: false, flipY: false, fitIn: false }
}
