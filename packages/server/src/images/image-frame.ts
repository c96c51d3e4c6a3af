import type { Box } from './image-filters.ts'
import { type ImageOperations, MAX_SIDE_PX, type RequestedSize } from './image-operations.ts'

interface Size {
  readonly width: number
  readonly height: number
}

export interface Frame extends Size {
  /** Part of the original that is scaled or smart-cropped to width and height. */
  readonly region: Size & { readonly left: number; readonly top: number }
  /** Content decides which part of the region is visible (smart crop). */
  readonly isSmartCrop: boolean
  /** Size of the filled area in which a fitted picture is centred; undefined without a fill. */
  readonly canvas: Size | undefined
}

/** About 3,000 by 2,000: such an AVIF takes 4 s of CPU time and 200 MB, one of 16 million pixels 17 s and 600 MB. */
export const MAX_OUTPUT_PIXELS = 6_000_000

/**
 * Computes the part of a picture to show, and its size (asset-addresses#image-operations). Never enlarges, as if every
 * address had `no_upscale`: gives the largest picture of the requested shape, within MAX_SIDE_PX and
 * MAX_OUTPUT_PIXELS. Undefined when the manual crop is outside of the picture.
 */
export function frameImage(original: Size, operations: ImageOperations): Frame | undefined {
  const { size, filters } = operations
  const area = cropRegion(original, operations.crop)
  if (area === undefined) return undefined
  const whole = { region: area, isSmartCrop: false, canvas: undefined }

  if (size === undefined || size.width === 0 || size.height === 0) {
    const scale = Math.min(1, freeScale(area, size))
    return { ...whole, ...scaleSize(area, scale * reduction(area, scale)) }
  }
  const [scaleX, scaleY] = [size.width / area.width, size.height / area.height]
  if (size.isFitIn) {
    const fit = Math.min(scaleX, scaleY)
    const scale = Math.min(1, fit)
    const isFilled = filters.fill !== undefined
    const reduced = scale * (isFilled ? reduction(size, scale / fit) : reduction(area, scale))
    const canvas = isFilled ? scaleSize(size, reduced / fit) : undefined
    return { ...whole, ...scaleSize(area, reduced), canvas }
  }
  const scale = Math.min(1, 1 / Math.max(scaleX, scaleY))
  const cropSize = scaleSize(size, scale * reduction(size, scale))
  if (operations.isSmart && filters.focal === undefined) {
    return { ...whole, ...cropSize, isSmartCrop: true }
  }
  return { ...whole, ...cropSize, region: windowOf(area, size, filters.focal) }
}

function cropRegion(original: Size, crop: Box | undefined): Frame['region'] | undefined {
  if (crop === undefined) return { left: 0, top: 0, width: original.width, height: original.height }
  const width = Math.min(crop.right, original.width) - crop.left
  const height = Math.min(crop.bottom, original.height) - crop.top
  return width > 0 && height > 0 ? { left: crop.left, top: crop.top, width, height } : undefined
}

/** Scale for a request that names one side or none. */
function freeScale(area: Size, size: RequestedSize | undefined): number {
  if (size === undefined) return 1
  if (size.width > 0) return size.width / area.width
  return size.height > 0 ? size.height / area.height : 1
}

/** Factor that brings a scaled size within the limits; 1 when it is within them already. */
function reduction({ width, height }: Size, scale: number): number {
  const sideFactor = MAX_SIDE_PX / (Math.max(width, height) * scale)
  const areaFactor = Math.sqrt(MAX_OUTPUT_PIXELS / (width * height)) / scale
  return Math.min(1, sideFactor, areaFactor)
}

/** Largest part of the area in the requested shape, centred as near the focal area as possible. */
function windowOf(area: Frame['region'], shape: Size, focal: Box | undefined): Frame['region'] {
  const fit = Math.min(area.width / shape.width, area.height / shape.height)
  const { width, height } = scaleSize(shape, fit)
  const middleX = focal ? (focal.left + focal.right) / 2 : area.left + area.width / 2
  const middleY = focal ? (focal.top + focal.bottom) / 2 : area.top + area.height / 2
  return {
    left: clamp(Math.round(middleX - width / 2), area.left, area.left + area.width - width),
    top: clamp(Math.round(middleY - height / 2), area.top, area.top + area.height - height),
    width,
    height,
  }
}

function scaleSize(size: Size, scale: number): Size {
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  }
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest)
}
