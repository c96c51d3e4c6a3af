import { isStored } from '@prospectus/content/schema/values/stored-value'
import type { Warning } from '@prospectus/protocol/management/story'
import { isPictureFile, pictureFile } from './picture-file.ts'
import { ownValues, storedBlocks } from './stored-fields.ts'

/** Pictures that are enlarged in their place, and so look blurred there. */
export function* smallPictureWarnings(content: unknown): Generator<Warning> {
  for (const { component, uid, fields } of storedBlocks(content)) {
    for (const [field, value] of Object.entries(fields)) {
      const least = LEAST_WIDTHS[`${component} ${field}`] ?? LEAST_WIDTHS[field]
      if (least === undefined) continue
      for (const held of ownValues(value)) {
        const picture = isStored(held) ? widthOf(held) : undefined
        if (picture === undefined || picture.width >= least) continue
        const { name, width } = picture
        const message = `The picture ${name} is ${width} pixels wide; ${least} or more look sharp here.`
        const values = { name, width, least }
        yield { kind: 'small-picture', component, uid, field, message, values }
      }
    }
  }
}

function widthOf(asset: Readonly<Record<string, unknown>>) {
  const file = pictureFile(asset)
  // A drawing is sharp in every size.
  if (file === undefined || !isPictureFile(file) || file.name.endsWith('.svg')) return undefined
  const width = Number(file.size.split('x')[0])
  return width > 0 ? { name: file.name, width } : undefined
}

/**
 * Pixels that a picture needs for its place on a wide screen, by block and field, else by field. Logos and
 * portraits are shown small, and need no rule.
 */
const LEAST_WIDTHS: Readonly<Record<string, number>> = {
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
