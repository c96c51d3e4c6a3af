import type { Components, EditorComponent } from '../api/api.ts'
import { type BlockPosition, findBlock, pathTo } from '../document/blocks.ts'
import { type Block, blocksIn } from '../document/json.ts'
import type { Target } from '../tree/tree-lines.ts'

/** Returns the blocks that may be inside others, sorted by the names that editors see. */
export function nestableBlocks(
  components: Components,
  allowed: readonly string[] | undefined,
): readonly EditorComponent[] {
  return [...components.values()]
    .filter(({ name, is_nestable }) => is_nestable && (allowed?.includes(name) ?? true))
    .sort((one, other) => one.display_name.localeCompare(other.display_name))
}

/** Returns the blocks that can be added to a field; none when it is full. */
export function fittingBlocks(
  components: Components,
  parent: Block | undefined,
  field: string,
): readonly EditorComponent[] {
  const definition = parent && components.get(parent.component)?.schema[field]
  if (definition?.type !== 'bloks') return []
  const { maximum = Number.POSITIVE_INFINITY, component_whitelist } = definition
  const isFull = blocksIn(parent?.[field]).length >= maximum
  return isFull ? [] : nestableBlocks(components, component_whitelist)
}

/** Returns true when a block of this component, or by default of any, can be added to the field. */
function fits(
  components: Components,
  parent: Block | undefined,
  field: string,
  component?: string,
): boolean {
  return fittingBlocks(components, parent, field).some(
    ({ name }) => component === undefined || name === component,
  )
}

/** Returns where to add a block: right after the chosen one, or inside when that is the story itself. */
export function addPosition(
  content: Block,
  chosen: string,
  components: Components,
): BlockPosition | undefined {
  return pathTo(content, chosen)?.at(-1)?.position === undefined
    ? positionInside(content, components)
    : positionAfter(content, chosen, components)
}

/** Returns where to paste a block: after the chosen one, or else inside it; undefined where it fits neither. */
export function pastePosition(
  content: Block,
  chosen: string,
  component: string,
  components: Components,
): BlockPosition | undefined {
  const block = findBlock(content, chosen)
  if (block === undefined) return undefined
  return (
    positionAfter(content, chosen, components, component) ??
    positionInside(block, components, component)
  )
}

/** Returns the position that a drop on another block means; undefined where the block does not fit. */
export function dropPosition(
  content: Block,
  uid: string,
  { id, where }: Target,
  components: Components,
): BlockPosition | undefined {
  const block = findBlock(content, uid)
  const from = pathTo(content, uid)?.at(-1)?.position
  const path = pathTo(content, id)
  const target = path?.at(-1)
  if (block === undefined || path === undefined || target === undefined) return undefined
  const isInItself = (where === 'into' ? path : path.slice(0, -1)).some(
    (step) => step.block._uid === uid,
  )
  const to =
    where === 'into'
      ? endOf(target.block, blockFields(components, target.block)[0])
      : target.position && {
          ...target.position,
          index: target.position.index + (where === 'after' ? 1 : 0),
        }
  if (isInItself || to === undefined) return undefined
  const isReordered = from?.parent === to.parent && from.field === to.field
  const parent = findBlock(content, to.parent)
  return isReordered || fits(components, parent, to.field, block.component) ? to : undefined
}

function positionAfter(
  content: Block,
  chosen: string,
  components: Components,
  component?: string,
): BlockPosition | undefined {
  const position = pathTo(content, chosen)?.at(-1)?.position
  if (position === undefined) return undefined
  const parent = findBlock(content, position.parent)
  return fits(components, parent, position.field, component)
    ? { ...position, index: position.index + 1 }
    : undefined
}

function positionInside(
  block: Block,
  components: Components,
  component?: string,
): BlockPosition | undefined {
  const fields = blockFields(components, block)
  return endOf(
    block,
    fields.find((field) => fits(components, block, field, component)),
  )
}

function blockFields(components: Components, block: Block): readonly string[] {
  const schema = components.get(block.component)?.schema ?? {}
  return Object.keys(schema).filter((name) => schema[name]?.type === 'bloks')
}

function endOf(block: Block, field: string | undefined): BlockPosition | undefined {
  return field === undefined
    ? undefined
    : { parent: block._uid, field, index: blocksIn(block[field]).length }
}

/** Writes a position as `2/body/{uid}`, so that an address can lead a colleague to it. */
export function positionInAddress({ parent, field, index }: BlockPosition): string {
  return `${index}/${field}/${parent}`
}

/** Reads a position from an address; undefined if no block can be added there any more. */
export function positionFromAddress(
  text: string | undefined,
  content: Block,
  components: Components,
): BlockPosition | undefined {
  const [, at, field = '', uid = ''] = /^(\d{1,6})\/([^/]+)\/(.+)$/s.exec(text ?? '') ?? []
  const parent = findBlock(content, uid)
  if (parent === undefined || !fits(components, parent, field)) return undefined
  return { parent: uid, field, index: Math.min(Number(at), blocksIn(parent[field]).length) }
}
