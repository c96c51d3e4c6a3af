import type { Components } from '../api/api.ts'
import { findBlock, type Place } from '../document/find-block.ts'
import { type Block, blocksIn } from '../document/json.ts'
import { fittingBlocks, isFull } from './fitting-blocks.ts'

/** A place as it stands in an address: `2/body/{uid}`, so that a colleague can be sent to it. */
export function placeInAddress({ parent, field, index }: Place): string {
  return `${index}/${field}/${parent}`
}

/** The place that an address names; undefined where no block can be added now, as in an old address. */
export function addressedPlace(
  text: string | undefined,
  content: Block,
  components: Components,
): Place | undefined {
  const [, at, field = '', uid = ''] = /^(\d{1,6})\/([^/]+)\/(.+)$/s.exec(text ?? '') ?? []
  const parent = findBlock(content, uid)
  if (parent === undefined || isFull(components, parent, field)) return undefined
  if (fittingBlocks(components, parent, field).length === 0) return undefined
  return { parent: uid, field, index: Math.min(Number(at), blocksIn(parent[field]).length) }
}
