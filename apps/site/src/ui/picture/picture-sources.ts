import type { Asset } from '@prospectus/content/stories/asset'
import { type OutputFormat, parseBox } from '../../assets/image-filters.ts'
import { printImageOperations } from '../../assets/image-operations.ts'

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
export const WIDTHS = [320, 480, 640, 960, 1280, 1920] as const
const FALLBACK_WIDTH = 960

export interface PictureSources {
  /** Better formats than the fallback's, best first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
  readonly src: string
  /** Of the fallback; undefined when there is but one size. */
  readonly srcSet: string | undefined
  /** Pixels of the largest one on offer; undefined when the asset's own size is unknown. */
  readonly size: { readonly width: number; readonly height: number } | undefined
}

/**
 * The addresses that a picture is offered at: in AVIF, WebP and the original's format, in the
 * widths of WIDTHS and never wider than the original; cropped to `aspect` around the asset's focal
 * area, or else around what is worth looking at (protocol section 11).
 */
export function pictureSources(asset: Asset, aspect: Aspect | undefined): PictureSources {
  const fallback = fallbackFormat(asset.name)
  const better = (['avif', 'webp'] as const).filter((format) => format !== fallback)
  const largest = largestSize(asset, aspect)
  const widths = largest === undefined ? [] : ladder(largest.width)
  const srcSet = (format: OutputFormat) =>
    widths.length === 0
      ? variantPath(asset, format, undefined, aspect)
      : widths.map((width) => `${variantPath(asset, format, width, aspect)} ${width}w`).join(', ')

  const usual = widths.findLast((width) => width <= FALLBACK_WIDTH) ?? widths[0]
  return {
    sources: better.map((format) => ({ type: `image/${format}`, srcSet: srcSet(format) })),
    src: variantPath(asset, fallback, usual, aspect),
    srcSet: widths.length === 0 ? undefined : srcSet(fallback),
    size: largest,
  }
}

function variantPath(
  asset: Asset,
  format: OutputFormat,
  width: number | undefined,
  aspect: Aspect | undefined,
): string {
  if (width === undefined) {
    return asset.path + printImageOperations({ smart: false, filters: { format } })
  }
  const height = aspect === undefined ? 0 : Math.max(1, Math.round(width / ASPECTS[aspect]))
  const size = { width, height, flipX: false, flipY: false, fitIn: false }
  const focal = aspect === undefined ? undefined : parseBox(asset.focus ?? '')
  const smart = aspect !== undefined && focal === undefined
  const filters = { format, ...(focal && { focal }) }
  return asset.path + printImageOperations({ size, smart, filters })
}

/** The asset's own size in pixels, or undefined when it is unknown or written as 0. */
export function knownSize({ size }: Asset): PictureSources['size'] {
  return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined
}

function largestSize(asset: Asset, aspect: Aspect | undefined): PictureSources['size'] {
  const size = knownSize(asset)
  if (size === undefined || aspect === undefined) return size
  const { width, height } = size
  const cropped = Math.max(1, Math.floor(Math.min(width, height * ASPECTS[aspect])))
  return { width: cropped, height: Math.max(1, Math.round(cropped / ASPECTS[aspect])) }
}

function ladder(widest: number): readonly number[] {
  const top = Math.min(widest, WIDTHS[WIDTHS.length - 1] ?? widest)
  return [...WIDTHS.filter((width) => width < top), top]
}

/** What every browser can show. An AVIF original becomes WebP: AVIF is not yet everywhere. */
function fallbackFormat(name: string): OutputFormat {
  if (/\.jpe?g$/i.test(name)) return 'jpeg'
  return /\.(?:webp|avif)$/i.test(name) ? 'webp' : 'png'
}
