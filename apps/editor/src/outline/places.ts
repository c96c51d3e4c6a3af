import type { Components } from '../api/api.ts'
import { findBlock, type Place, wayTo } from '../document/find-block.ts'
import { type Block, blocksIn } from '../document/json.ts'
import { blockFields, fittingBlocks, isFull } from './fitting-blocks.ts'

/** Where a block is added: right after the chosen one; inside of it when it is the story itself. */
export function addPlace(
  content: Block,
  chosen: string,
  components: Components,
): Place | undefined {
  return wayTo(content, chosen)?.at(-1)?.place === undefined
    ? inside(content, content, components)
    : after(content, chosen, components)
}

/**
 * Where a block of a kind is pasted: after the chosen one, or inside it; undefined where it fits in neither
 * place.
 */
export function pastePlace(
  content: Block,
  chosen: string,
  component: string,
  components: Components,
): Place | undefined {
  const block = findBlock(content, chosen)
  if (block === undefined) return undefined
  return (
    after(content, chosen, components, component) ?? inside(content, block, components, component)
  )
}

function after(
  content: Block,
  chosen: string,
  components: Components,
  component?: string,
): Place | undefined {
  const place = wayTo(content, chosen)?.at(-1)?.place
  if (place === undefined) return undefined
  const parent = findBlock(content, place.parent)
  return takes(components, parent, place.field, component)
    ? { ...place, index: place.index + 1 }
    : undefined
}

function inside(
  content: Block,
  block: Block,
  components: Components,
  component?: string,
): Place | undefined {
  const field = blockFields(components, block).find((name) =>
    takes(components, block, name, component),
  )
  return field === undefined || findBlock(content, block._uid) === undefined
    ? undefined
    : { parent: block._uid, field, index: blocksIn(block[field]).length }
}

/** Whether a field has room for one more block, and accepts the kind where one is given. */
function takes(
  components: Components,
  parent: Block | undefined,
  field: string,
  component: string | undefined,
): boolean {
  if (isFull(components, parent, field)) return false
  const fitting = fittingBlocks(components, parent, field)
  return component === undefined
    ? fitting.length > 0
    : fitting.some(({ name }) => name === component)
}
