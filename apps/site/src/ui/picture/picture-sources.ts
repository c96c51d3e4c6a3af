import type { Asset } from '@prospectus/content/schema/assets/asset'
import { type OutputFormat, parseBox } from '@prospectus/server/images/image-filters'
import { printImageOperations } from '@prospectus/server/images/image-operations'
import {
  type Aspect,
  largestSize,
  offeredWidths,
  pagePicture,
  type Size,
} from '../../assets/page-pictures.ts'

const FALLBACK_WIDTH = 960
const FORMATS = ['avif', 'webp'] as const

export interface PictureSources {
  /** By format, best first, each with all widths. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
  /** For browsers that support none of these formats. */
  readonly src: string
  /** Size of the largest picture; undefined if the asset's own size is unknown. */
  readonly size: Size | undefined
}

/**
 * AVIF and WebP in several widths, never wider than the original, and a fallback. `aspect` crops around the focal area,
 * or else the most interesting part (asset-addresses#image-operations).
 */
export function pictureSources(asset: Asset, aspect: Aspect | undefined): PictureSources {
  const originalSize = knownSize(asset)
  const widths = originalSize === undefined ? [] : offeredWidths(originalSize, aspect)
  const focal = parseBox(asset.focus ?? '')
  const path = (format: OutputFormat, width: number | undefined) =>
    asset.path + printImageOperations(pagePicture({ format, width, aspect, focal }))
  const srcSet = (format: OutputFormat) =>
    widths.length === 0
      ? path(format, undefined)
      : widths.map((width) => `${path(format, width)} ${width}w`).join(', ')

  const fallbackWidth = widths.findLast((width) => width <= FALLBACK_WIDTH) ?? widths[0]
  return {
    sources: FORMATS.map((format) => ({ type: `image/${format}`, srcSet: srcSet(format) })),
    src: path(fallbackFormat(asset.name), fallbackWidth),
    size: originalSize && largestSize(originalSize, aspect),
  }
}

/** Undefined when unknown or stored as 0. */
export function knownSize({ size }: Asset): Size | undefined {
  return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined
}

/** True for SVGs and GIFs, which are not converted. */
export function isServedAsIs({ name }: Asset): boolean {
  return /\.(?:svg|gif)$/i.test(name)
}

/** AVIF is not supported everywhere, so it becomes WebP. */
function fallbackFormat(name: string): OutputFormat {
  if (/\.jpe?g$/i.test(name)) return 'jpeg'
  return /\.(?:webp|avif)$/i.test(name) ? 'webp' : 'png'
}
