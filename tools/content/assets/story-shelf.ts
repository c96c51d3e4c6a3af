import { type AssetFile, assetFile } from '../draft/asset-file.ts'
import type { AssetShelf, DrawingKind } from '../draft/asset-shelf.ts'
import { slugOf } from '../draft/full-slug.ts'
import type { Draft } from '../draft/parse-draft.ts'
import { type Cover, coverOf } from './cover.ts'
import { drawings } from './drawings.ts'
import { printTemplateVersion } from './print-page.ts'

/** What has to lie in `content/assets` for a story to be whole, and what each file is made from. */
export type AssetOrder = { readonly file: AssetFile } & (
  | { readonly kind: 'svg'; readonly svg: string }
  | { readonly kind: 'cover'; readonly cover: Cover }
  | { readonly kind: 'pdf'; readonly story: string }
)

const drawn = new Map<string, { readonly file: AssetFile; readonly svg: string }>()

/** The shelf a draft's pictures and files come from; what it hands out is noted in `orders`. */
export function storyShelf(draft: Draft, orders: Map<string, AssetOrder>): AssetShelf {
  const order = (wanted: AssetOrder): AssetFile => {
    orders.set(`${wanted.file.hash}/${wanted.file.name}`, wanted)
    return wanted.file
  }
  return {
    drawing: (kind, key) => {
      const made = drawingFile(kind, key)
      return made === undefined ? undefined : order({ kind: 'svg', ...made })
    },
    keys: (kind) => Object.keys(drawings[kind]),
    cover: () => {
      const cover = coverOf(draft)
      const file = assetFile(`${slugOf(draft.fullSlug)}.png`, cover.svg, cover)
      return order({ kind: 'cover', file, cover })
    },
    pdf: () => {
      const file = assetFile(
        `${slugOf(draft.fullSlug)}.pdf`,
        `${printTemplateVersion}\n${draft.source}`,
      )
      return order({ kind: 'pdf', file, story: draft.fullSlug })
    },
  }
}

function drawingFile(
  kind: DrawingKind,
  key: string,
): { readonly file: AssetFile; readonly svg: string } | undefined {
  const known = drawn.get(`${kind}:${key}`)
  if (known !== undefined) return known
  const drawing = Object.hasOwn(drawings[kind], key) ? drawings[kind][key] : undefined
  if (drawing === undefined) return undefined
  const svg = drawing.svg()
  const made = { svg, file: assetFile(`${key}.svg`, svg, drawing) }
  drawn.set(`${kind}:${key}`, made)
  return made
}
