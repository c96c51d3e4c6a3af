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
  /** One for each format, with all widths; the best format first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
  /** One address, for the few browsers that know none of these formats. */
  readonly src: string
  /** Pixels of the largest one on offer; undefined when the asset's own size is unknown. */
  readonly size: Size | undefined
}

/**
 * The addresses that a picture is offered at: in AVIF and WebP in a few widths, never wider than the
 * original, and in one width in the original's format. With `aspect` it is cropped to that shape around the
 * asset's focal area, or without one around the part that is most worth seeing
 * (asset-addresses#image-operations).
 */
export function pictureSources(asset: Asset, aspect: Aspect | undefined): PictureSources {
  const own = knownSize(asset)
  const widths = own === undefined ? [] : offeredWidths(own, aspect)
  const focal = parseBox(asset.focus ?? '')
  const path = (format: OutputFormat, width: number | undefined) =>
    asset.path + printImageOperations(pagePicture({ format, width, aspect, focal }))
  const srcSet = (format: OutputFormat) =>
    widths.length === 0
      ? path(format, undefined)
      : widths.map((width) => `${path(format, width)} ${width}w`).join(', ')

  const usual = widths.findLast((width) => width <= FALLBACK_WIDTH) ?? widths[0]
  return {
    sources: FORMATS.map((format) => ({ type: `image/${format}`, srcSet: srcSet(format) })),
    src: path(fallbackFormat(asset.name), usual),
    size: own && largestSize(own, aspect),
  }
}

/** The asset's own size in pixels, or undefined when it is unknown or written as 0. */
export function knownSize({ size }: Asset): Size | undefined {
  return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined
}

/** What every browser can show. An AVIF original becomes WebP: AVIF is not yet everywhere. */
function fallbackFormat(name: string): OutputFormat {
  if (/\.jpe?g$/i.test(name)) return 'jpeg'
  return /\.(?:webp|avif)$/i.test(name) ? 'webp' : 'png'
}
