import { decodeEscapes } from '@prospectus/protocol/values/decode-escapes'
import { type Json, type JsonObject, membersOf, textOf } from '../../document/json.ts'

export interface AssetValue extends JsonObject {
  readonly filename: string
}

function isAsset(value: Json | undefined): value is AssetValue {
  return textOf(membersOf(value).filename) !== ''
}

/** Returns the files in a field, whether it holds one or a list. */
export function assetsIn(value: Json | undefined): readonly AssetValue[] {
  return (Array.isArray(value) ? value : [value]).filter(isAsset)
}

export function isDecorative({ meta_data }: AssetValue): boolean {
  return membersOf(meta_data).decorative === true
}

export function withAlt(asset: AssetValue, alt: string): AssetValue {
  return { ...asset, alt, meta_data: { ...membersOf(asset.meta_data), alt } }
}

export function withDecorative(asset: AssetValue, isDecorative: boolean): AssetValue {
  return { ...asset, meta_data: { ...membersOf(asset.meta_data), decorative: isDecorative } }
}

/** Reads width and height from a file's address: `…/1200x800/{hash}/{name}`. */
export function dimensionsOf({ filename }: AssetValue) {
  const [, width, height] = /\/(\d{1,5})x(\d{1,5})\//.exec(filename) ?? []
  return width === undefined ? undefined : { width: Number(width), height: Number(height) }
}

/**
 * Sets the focal point, which every crop keeps visible; unchanged for a file without known dimensions.
 *
 * @param point fractions of width and height
 */
export function withFocus(asset: AssetValue, point: { readonly x: number; readonly y: number }) {
  const dimensions = dimensionsOf(asset)
  if (dimensions === undefined) return asset
  const x = Math.round(point.x * (dimensions.width - 1))
  const y = Math.round(point.y * (dimensions.height - 1))
  return { ...asset, focus: `${x}x${y}:${x + 1}x${y + 1}` }
}

/** Returns the focal point as fractions of width and height; undefined if none is set. */
export function focusOf(asset: AssetValue) {
  const dimensions = dimensionsOf(asset)
  const match = /^(\d+)x(\d+):/.exec(textOf(asset.focus))
  if (match === null || dimensions === undefined) return undefined
  return { x: Number(match[1]) / dimensions.width, y: Number(match[2]) / dimensions.height }
}

/** Converts a file of the library to a field's value, without file details such as the upload date. */
export function toFieldValue(listed: AssetValue): AssetValue {
  const { content_type, content_length, created_at, updated_at, ...stored } = listed
  return { ...stored, fieldtype: 'asset' }
}

export function fileName({ filename }: AssetValue): string {
  return decodeEscapes(filename.split('/').at(-1) ?? '')
}

export function isPicture({ filename }: Pick<AssetValue, 'filename'>): boolean {
  return /\.(png|jpe?g|webp|avif|gif|svg)$/i.test(filename)
}
