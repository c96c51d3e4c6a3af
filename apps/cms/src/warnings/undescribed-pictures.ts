import { isStored } from '@prospectus/content/schema/values/stored-value'
import type { Warning } from '@prospectus/protocol/management/story'
import { isPictureFile, pictureFile } from './picture-file.ts'
import { ownValues, storedBlocks } from './stored-fields.ts'

/** A picture in content that says neither what it shows nor that it shows nothing that a reader would miss. */
export interface UndescribedPicture {
  readonly component: string
  readonly uid: string
  readonly field: string
  /** `{W}x{H}/{hash}/{name}`. */
  readonly path: string
}

/** The pictures of a story that have no `alt` and are not marked as decorative, block by block. */
export function* undescribedPictures(content: unknown): Generator<UndescribedPicture> {
  for (const { component, uid, fields } of storedBlocks(content)) {
    for (const [field, value] of Object.entries(fields)) {
      for (const held of ownValues(value)) {
        if (!isStored(held) || isDescribed(held)) continue
        const file = pictureFile(held)
        if (file === undefined || !isPictureFile(file)) continue
        yield { component, uid, field, path: `${file.size}/${file.hash}/${file.name}` }
      }
    }
  }
}

export function pictureWarning({ path, ...place }: UndescribedPicture): Warning {
  const name = path.split('/').at(-1) ?? ''
  const message = `The picture ${name} has no alternative text and is not marked as decorative.`
  return { kind: 'no-alt', ...place, only: 'field', message, values: { name } }
}

function isDescribed(asset: Readonly<Record<string, unknown>>): boolean {
  const about = isStored(asset.meta_data) ? asset.meta_data : {}
  const hasText = [asset.alt, about.alt].some(
    (text) => typeof text === 'string' && text.trim() !== '',
  )
  return hasText || about.decorative === true
}
