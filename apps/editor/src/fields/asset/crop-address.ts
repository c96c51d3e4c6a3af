import { textOf } from '../../document/json.ts'
import { type AssetValue, dimensionsOf } from './asset-value.ts'

/** Such as `3/2`. */
export type CropRatio = `${number}/${number}`

/** Pixels; about twice the width on screen, for high-density displays. */
const WIDTH = 320

/**
 * Returns the address of a picture as the site crops it: around its focal point, or else its most interesting part
 * (asset-addresses#image-operations). Undefined for SVG and GIF files, and files without known dimensions, which the
 * browser crops.
 */
export function cropAddress(asset: AssetValue, ratio: CropRatio): string | undefined {
  if (dimensionsOf(asset) === undefined || /\.(?:svg|gif)$/i.test(asset.filename)) return undefined
  const height = Math.max(1, Math.round(WIDTH / parseRatio(ratio)))
  const focus = textOf(asset.focus)
  const operations = FOCUS.test(focus)
    ? `filters:format(webp):focal(${focus})`
    : 'smart/filters:format(webp)'
  return `${asset.filename}/m/${WIDTH}x${height}/${operations}`
}

export function parseRatio(ratio: CropRatio): number {
  const [width = 1, height = 1] = ratio.split('/').map(Number)
  return width / height
}

const FOCUS = /^\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5}$/
