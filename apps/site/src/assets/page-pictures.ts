import type { Box, OutputFormat } from '@prospectus/server/images/image-filters'
import {
  type ImageOperations,
  printImageOperations,
  type RequestedSize,
} from '@prospectus/server/images/image-operations'

/** Shapes that an image can be cropped to, each with a class in picture.css. */
export const ASPECTS = {
  '1/1': 1,
  '4/3': 4 / 3,
  '3/2': 3 / 2,
  '16/10': 16 / 10,
  '16/9': 16 / 9,
  '21/9': 21 / 9,
  '4/5': 4 / 5,
} as const
export type Aspect = keyof typeof ASPECTS

/** Few widths, so that visitors share the converted images. */
const WIDTHS = [320, 480, 640, 960, 1280, 1920] as const

export interface Size {
  readonly width: number
  readonly height: number
}

/** An image in one of the offered widths; in its own size if `width` is undefined. */
export interface PagePicture {
  readonly format: OutputFormat
  readonly width?: number | undefined
  readonly aspect?: Aspect | undefined
  /** The area that stays in view when the image is cropped; chosen automatically by default. */
  readonly focal?: Box | undefined
}

/** Operations for the image that other sites show of a page. */
export const SOCIAL_PICTURE = {
  size: plainSize(1200, 630),
  isSmart: true,
  filters: { format: 'jpeg', quality: 80 },
} as const satisfies ImageOperations

/** Operations for the image in place of a video until it plays. */
export function posterPicture(focal: Box | undefined): ImageOperations {
  return croppedTo(plainSize(1280, 720), 'webp', focal)
}

/** Operations for a page's image (asset-addresses#image-operations). */
export function pagePicture({ format, width, aspect, focal }: PagePicture): ImageOperations {
  if (width === undefined) return { isSmart: false, filters: { format } }
  if (aspect === undefined)
    return { size: plainSize(width, 0), isSmart: false, filters: { format } }
  const size = plainSize(width, Math.max(1, Math.round(width / ASPECTS[aspect])))
  return croppedTo(size, format, focal)
}

/** Crops around the focal area, or else to the most interesting part. */
function croppedTo(
  size: RequestedSize,
  format: OutputFormat,
  focal: Box | undefined,
): ImageOperations {
  return focal === undefined
    ? { size, isSmart: true, filters: { format } }
    : { size, isSmart: false, filters: { format, focal } }
}

/** Size in pixels of the largest crop in this shape; of the uncropped image without an aspect. */
export function largestSize(original: Size, aspect: Aspect | undefined): Size {
  if (aspect === undefined) return original
  const { width, height } = original
  const croppedWidth = Math.max(1, Math.floor(Math.min(width, height * ASPECTS[aspect])))
  return {
    width: croppedWidth,
    height: Math.max(1, Math.round(croppedWidth / ASPECTS[aspect])),
  }
}

/** Widths for `srcset`, none wider than the original. */
export function offeredWidths(original: Size, aspect: Aspect | undefined): readonly number[] {
  const widest = Math.min(largestSize(original, aspect).width, Math.max(...WIDTHS))
  return [...WIDTHS.filter((width) => width < widest), widest]
}

/** True if pages of this site can request exactly this image; such images are converted first. */
export function isPagePicture(operations: ImageOperations, original: Size | undefined): boolean {
  const { size, filters } = operations
  const { format, focal } = filters
  if (format === undefined) return false
  const requested = printImageOperations(operations)
  const isRequested = (candidate: ImageOperations) => printImageOperations(candidate) === requested
  if (isRequested(SOCIAL_PICTURE) || isRequested(posterPicture(focal))) return true
  if (size === undefined || original === undefined) return isRequested(pagePicture({ format }))
  const { width } = size
  return [undefined, ...ASPECT_NAMES].some(
    (aspect) =>
      isRequested(pagePicture({ format, width, aspect, focal })) &&
      offeredWidths(original, aspect).includes(width),
  )
}

const ASPECT_NAMES = Object.keys(ASPECTS) as readonly Aspect[]

function plainSize(width: number, height: number): RequestedSize {
  return { width, height, isFlippedX: false, isFlippedY: false, isFitIn: false }
}
