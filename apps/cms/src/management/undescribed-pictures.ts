import { parseAssetFilePath } from '@prospectus/content/schema/assets/asset-file-path'
import { typeOfName } from '@prospectus/server/files/asset-type'
import type { Warning } from './content-warnings.ts'
import { isObject } from './fields.ts'

/** A picture in content that says neither what it shows nor that it shows nothing that a reader would miss. */
export interface UndescribedPicture {
  readonly component: string
  readonly uid: string
  /** `{W}x{H}/{hash}/{name}`. */
  readonly path: string
}

/** The pictures of a story that have no `alt` and are not marked as decorative, block by block. */
export function* undescribedPictures(
  value: unknown,
  block = { component: 'story', uid: '' },
): Generator<UndescribedPicture> {
  if (Array.isArray(value)) for (const item of value) yield* undescribedPictures(item, block)
  if (!isObject(value)) return
  const { component, _uid, filename } = value
  const own = typeof component === 'string' ? { component, uid: String(_uid ?? '') } : block
  const path = typeof filename === 'string' ? pictureAt(filename) : undefined
  if (path !== undefined && !isDescribed(value)) yield { ...own, path }
  for (const inner of Object.values(value)) yield* undescribedPictures(inner, own)
}

export function pictureWarning({ component, uid, path }: UndescribedPicture): Warning {
  const name = path.split('/').at(-1)
  const message = `The picture ${name} has no alternative text and is not marked as decorative.`
  return { component, uid, only: 'field', message }
}

function isDescribed(asset: Readonly<Record<string, unknown>>): boolean {
  const about = isObject(asset.meta_data) ? asset.meta_data : {}
  const hasText = [asset.alt, about.alt].some(
    (text) => typeof text === 'string' && text.trim() !== '',
  )
  return hasText || about.decorative === true
}

function pictureAt(address: string): string | undefined {
  const encoded = address.replace(/^(?:https?:)?\/\/[^/]+\//, '').replace(/[?#].*$/s, '')
  const found = parseAssetFilePath(encoded)
  if (found === undefined || found === 'malformed') return undefined
  const type = typeOfName(found.name)
  const isPicture = type !== undefined && PICTURES.has(type)
  return isPicture ? `${found.size}/${found.hash}/${found.name}` : undefined
}

const PICTURES = new Set<string>(['png', 'jpeg', 'webp', 'avif', 'gif', 'svg'])
