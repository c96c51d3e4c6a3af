import type { MarkdownLinks } from '../markdown/raw-node.ts'
import { typographic } from '../markdown/typography.ts'
import { type AssetFile, assetUrl, emptyAsset, storedAsset } from './asset-file.ts'
import { type AssetShelf, drawingKinds } from './asset-shelf.ts'
import { languageOf } from './full-slug.ts'
import { found, isMapping, type Place } from './place.ts'

/**
 * The stored asset of a draft's `{mockup: key, alt}`, `{logo: …}`, `{portrait: …}`, `{award: …}`,
 * `{cover: true, alt}` or `{pdf: true}`.
 */
export function readAssetDraft(value: unknown, place: Place, shelf: AssetShelf): unknown {
  const picked = pickAsset(value, place, shelf)
  if (picked === undefined) return emptyAsset()
  return storedAsset(picked.file, picked.alt, picked.file.name.replace(/\.\w+$/, ''))
}

/** The file a draft names and its text alternative; undefined after a fault. */
export function pickAsset(
  value: unknown,
  place: Place,
  shelf: AssetShelf,
): { readonly file: AssetFile; readonly alt: string } | undefined {
  if (!isMapping(value))
    return place.fault(`expected a picture such as {mockup: gantt, alt: …}, found ${found(value)}`)
  const alt =
    typeof value.alt === 'string' ? typographic(value.alt.trim(), languageOf(place.story)) : ''
  if (value.cover === true) return { file: shelf.cover(), alt }
  if (value.pdf === true) return { file: shelf.pdf(), alt }
  for (const kind of drawingKinds) {
    const key = value[kind]
    if (typeof key !== 'string') continue
    const file = shelf.drawing(kind, key)
    if (file === undefined) {
      return place.fault(
        `no ${kind} is called ${found(key)}; there are ${shelf.keys(kind).join(', ')}`,
      )
    }
    if (alt === '') place.fault(`the ${kind} "${key}" needs an alt text that says what it shows`)
    return { file, alt }
  }
  return place.fault(
    `expected a mapping with mockup, logo, portrait, award, cover or pdf, found ${found(value)}`,
  )
}

/** Pictures inside texts: `![alt](mockup:gantt)`. */
export function pictureNode(place: Place, shelf: AssetShelf): MarkdownLinks['picture'] {
  return (address, written, title) => {
    const [kind = '', key = ''] = address.split(':', 2)
    const picked = pickAsset({ [kind]: kind === 'cover' ? true : key, alt: written }, place, shelf)
    if (picked === undefined) return undefined
    const { file, alt } = picked
    const attrs = {
      id: file.id,
      src: assetUrl(file),
      alt,
      title,
      source: '',
      copyright: '',
      meta_data: {},
    }
    return { type: 'image', attrs }
  }
}
