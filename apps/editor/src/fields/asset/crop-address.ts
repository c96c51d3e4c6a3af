import { textOf } from '../../document/json.ts'
import { type AssetValue, dimensionsOf } from './asset-value.ts'

/** Aspect ratio of a crop, such as `3/2`. */
export type CropRatio = `${number}/${number}`

/** About twice the width on screen, for high-density displays. */
const WIDTH_PX = 320

/**
 * Returns the address of a picture as the site crops it: around its focal point, or else its most interesting part
 * (asset-addresses#image-operations). Undefined for SVG and GIF files, and files without known dimensions, which the
 * browser crops.
 */
export function cropAddress(asset: AssetValue, ratio: CropRatio): string | undefined {
  if (dimensionsOf(asset) === undefined || /\.(?:svg|gif)$/i.test(asset.filename)) return undefined
  const height = Math.max(1, Math.round(WIDTH_PX / parseRatio(ratio)))
  const focus = textOf(asset.focus)
  const operations = FOCAL_POINT.test(focus)
    ? `filters:format(webp):focal(${focus})`
    : 'smart/filters:format(webp)'
  return `${asset.filename}/m/${WIDTH_PX}x${height}/${operations}`
}

/** Returns a ratio as a number: 1.5 for `3/2`. */
export function parseRatio(ratio: CropRatio): number {
  const [width = 1, height = 1] = ratio.split('/').map(Number)
  return width / height
}

const FOCAL_POINT = /^\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5}$/
