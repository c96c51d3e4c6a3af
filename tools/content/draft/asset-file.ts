import { space } from '../structure/space.ts'
import { fingerprintOf, numericIdOf, percentileOf } from './stable-ids.ts'

/** A file of the bundled catalogue, below `content/assets`. */
export interface AssetFile {
  readonly id: number
  /** `1200x800`, or `x` for a file without pixels. */
  readonly size: string
  readonly hash: string
  readonly name: string
}

/** The file with these bytes, or made from this source: its path changes when they do. */
export function assetFile(
  name: string,
  source: string | Uint8Array,
  pixels?: { readonly width: number; readonly height: number },
): AssetFile {
  const hash = fingerprintOf(source)
  const size = pixels === undefined ? 'x' : `${pixels.width}x${pixels.height}`
  return { id: numericIdOf(`asset:${name}:${hash}`), size, hash, name }
}

/** Path below `content/assets`. */
export function assetPath({ size, hash, name }: AssetFile): string {
  return `${size}/${hash}/${name}`
}

export function assetUrl(file: AssetFile): string {
  return `https://${space.asset_host}/f/${space.id}/${assetPath(file)}`
}

/** The newer stored shape, with all its keys (DATA-3). */
export function storedAsset(file: AssetFile, alt: string, name: string): Record<string, unknown> {
  const about = { alt, title: '', source: '', copyright: '' }
  return {
    id: file.id,
    alt,
    name,
    focus: '',
    title: '',
    source: '',
    copyright: '',
    filename: assetUrl(file),
    fieldtype: 'asset',
    meta_data: about,
    is_external_url: false,
  }
}

/** How content system stores a picture that nobody has chosen. */
export function emptyAsset(): Record<string, unknown> {
  return { id: null, alt: '', name: '', focus: '', title: '', filename: '', fieldtype: 'asset' }
}

/**
 * The picture of a resource in one of the shapes that years of editing have left behind (DATA-3): about
 * 60 in 100 new, 25 old (protocol-relative, two keys), 15 without a picture (null or an empty name).
 */
export function agedAsset(fullSlug: string, file: AssetFile, alt: string): unknown {
  const age = percentileOf(fullSlug)
  if (age < 60) return storedAsset(file, alt, file.name.replace(/\.\w+$/, ''))
  if (age < 85) return { filename: assetUrl(file).replace('https:', ''), fieldtype: 'asset' }
  return age < 93 ? null : { filename: '', fieldtype: 'asset' }
}
