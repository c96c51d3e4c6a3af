import {
  type AssetFilePath,
  parseAssetFilePath,
} from '@prospectus/content/schema/assets/asset-file-path'
import type { Warning } from '@prospectus/protocol/management/story'
import { isRecord } from '@prospectus/protocol/values/is-record'
import { assetTypeOfName } from '@prospectus/server/files/asset-type'
import { storedBlocks, valuesOutsideBlocks } from './stored-fields.ts'
import { warning } from './warning.ts'

interface PictureWithoutAlt {
  readonly component: string
  readonly uid: string
  readonly field: string
  /** `{W}x{H}/{hash}/{name}`. */
  readonly path: string
}

/** Pictures of a story that have no description and are not marked as decorative, block by block. */
export function* picturesWithoutAlt(content: unknown): Generator<PictureWithoutAlt> {
  for (const { component, uid, fields } of storedBlocks(content)) {
    for (const [field, value] of Object.entries(fields)) {
      for (const item of valuesOutsideBlocks(value)) {
        if (!isRecord(item) || isDescribedOrDecorative(item)) continue
        const file = uploadedFileOf(item)
        if (file === undefined || !isPictureFile(file)) continue
        yield { component, uid, field, path: `${file.size}/${file.hash}/${file.name}` }
      }
    }
  }
}

export function pictureWarning({ path, ...location }: PictureWithoutAlt): Warning {
  return warning('no-alt', { ...location, only: 'field' }, { name: path.split('/').at(-1) ?? '' })
}

function isDescribedOrDecorative(asset: Readonly<Record<string, unknown>>): boolean {
  const metadata = isRecord(asset.meta_data) ? asset.meta_data : {}
  const hasText = [asset.alt, metadata.alt].some(
    (text) => typeof text === 'string' && text.trim() !== '',
  )
  return hasText || metadata.decorative === true
}

/** Warns about pictures that look blurred because the page enlarges them. */
export function* smallPictureWarnings(content: unknown): Generator<Warning> {
  for (const { component, uid, fields } of storedBlocks(content)) {
    for (const [field, value] of Object.entries(fields)) {
      const minWidth = MIN_WIDTHS[`${component} ${field}`] ?? MIN_WIDTHS[field]
      if (minWidth === undefined) continue
      for (const item of valuesOutsideBlocks(value)) {
        const picture = isRecord(item) ? rasterPicture(item) : undefined
        if (picture === undefined || picture.width >= minWidth) continue
        const { name, width } = picture
        yield warning('small-picture', { component, uid, field }, { name, width, least: minWidth })
      }
    }
  }
}

function rasterPicture(asset: Readonly<Record<string, unknown>>) {
  const file = uploadedFileOf(asset)
  // A drawing is sharp in every size.
  if (file === undefined || !isPictureFile(file) || file.name.endsWith('.svg')) return undefined
  const width = Number(file.size.split('x')[0])
  return width > 0 ? { name: file.name, width } : undefined
}

/** Pixels that a picture needs on a wide screen, by block and field, else by field. Logos and portraits need few. */
const MIN_WIDTHS: Readonly<Record<string, number>> = {
  'background-image-section image': 1600,
  'image-banner image': 1600,
  'full-width-video poster': 1280,
  // Social networks show it 1200 pixels wide.
  seo: 1200,
  'modules/resource image': 1200,
  'hero-banner image': 800,
  'alternating-panel image': 640,
  'banner image': 640,
  'call-to-action image': 640,
  'product-block image': 640,
  'solutions-block image': 640,
}

/** The file of an asset field; undefined unless its address is one of an uploaded file, on any host. */
function uploadedFileOf({
  filename,
}: Readonly<Record<string, unknown>>): AssetFilePath | undefined {
  if (typeof filename !== 'string') return undefined
  const encoded = filename.replace(/^(?:https?:)?\/\/[^/]+\//, '').replace(/[?#].*$/s, '')
  const parsed = parseAssetFilePath(encoded)
  return parsed === 'malformed' ? undefined : parsed
}

function isPictureFile({ name }: AssetFilePath): boolean {
  const type = assetTypeOfName(name)
  return type !== undefined && PICTURE_TYPES.has(type)
}

const PICTURE_TYPES = new Set<string>(['png', 'jpeg', 'webp', 'avif', 'gif', 'svg'])
