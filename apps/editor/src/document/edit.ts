import { findBlock, type Place, type Step, wayTo } from './find-block.ts'
import { type Block, blocksIn, type Json } from './json.ts'

/**
 * Content with another value in one field; undefined removes the field. Nothing changes when the block is
 * gone.
 */
export function setField(
  content: Block,
  uid: string,
  field: string,
  value: Json | undefined,
): Block {
  return changed(content, uid, (block) => {
    if (block[field] === value) return block
    if (value !== undefined) return { ...block, [field]: value }
    const { [field]: _, ...rest } = block
    return rest as Block
  })
}

/** Puts a block at a place; an index beyond the end means the end. */
export function insertBlock(content: Block, block: Block, { parent, field, index }: Place): Block {
  return changed(content, parent, (holder) => ({
    ...holder,
    [field]: blocksIn(holder[field]).toSpliced(index, 0, block),
  }))
}

/** Takes a block out, with all that is inside. The content itself cannot be taken out. */
export function removeBlock(content: Block, uid: string): Block {
  const place = wayTo(content, uid)?.at(-1)?.place
  if (place === undefined) return content
  return changed(content, place.parent, (holder) => ({
    ...holder,
    [place.field]: blocksIn(holder[place.field]).toSpliced(place.index, 1),
  }))
}

/**
 * Moves a block. The index counts the places before the move, so that "before" and "after" another block mean
 * what the editor sees. A block cannot be moved into itself.
 */
export function moveBlock(content: Block, uid: string, to: Place): Block {
  const step = wayTo(content, uid)?.at(-1)
  const way = wayTo(content, to.parent)
  if (step?.place === undefined || way === undefined) return content
  if (way.some(({ block }) => block._uid === uid)) return content
  const { parent, field, index } = step.place
  const isLater = parent === to.parent && field === to.field && index < to.index
  const without = removeBlock(content, uid)
  return insertBlock(without, step.block, { ...to, index: isLater ? to.index - 1 : to.index })
}

function changed(content: Block, uid: string, change: (block: Block) => Block): Block {
  const way = wayTo(content, uid)
  const block = findBlock(content, uid)
  if (way === undefined || block === undefined) return content
  const next = change(block)
  if (next === block) return content
  return way.reduceRight<Block>((inner, step) => held(step, way, inner), next)
}

/**
 * A block of the way with the changed one inside it; the last block of the way is replaced by the changed
 * one.
 */
function held({ block }: Step, way: readonly Step[], inner: Block): Block {
  const below = way[way.findIndex((step) => step.block === block) + 1]
  if (below?.place === undefined) return inner
  const { field, index } = below.place
  return { ...block, [field]: blocksIn(block[field]).with(index, inner) }
}
