import type { Components, LocalizedComponent } from '../api/api.ts'
import { type BlockPosition, findBlock, findPath, findPosition } from '../document/blocks.ts'
import { type Block, blocksIn } from '../document/json.ts'
import type { DropTarget } from '../tree/tree-lines.ts'

/** Returns the blocks that may be inside others, sorted by display name; if `allowed` is given, only those in it. */
export function nestableBlocks(
  components: Components,
  allowed: readonly string[] | undefined,
): readonly LocalizedComponent[] {
  return [...components.values()]
    .filter(({ name, is_nestable }) => is_nestable && (allowed?.includes(name) ?? true))
    .sort((a, b) => a.display_name.localeCompare(b.display_name))
}

/** Returns the blocks that can be added to a field; none when the field is full or holds no blocks. */
export function allowedBlocks(
  components: Components,
  parent: Block | undefined,
  field: string,
): readonly LocalizedComponent[] {
  const definition = parent && components.get(parent.component)?.schema[field]
  if (definition?.type !== 'bloks') return []
  const { maximum = Number.POSITIVE_INFINITY, component_whitelist } = definition
  const isFull = blocksIn(parent?.[field]).length >= maximum
  return isFull ? [] : nestableBlocks(components, component_whitelist)
}

/** True when the field accepts one more block, of this component if given. */
function canAdd(
  components: Components,
  parent: Block | undefined,
  field: string,
  component?: string,
): boolean {
  return allowedBlocks(components, parent, field).some(
    ({ name }) => component === undefined || name === component,
  )
}

/**
 * Returns the position for a new block: after the selected one, or inside the content if that is selected. Undefined if
 * none can be added there.
 */
export function newBlockPosition(
  content: Block,
  selectedUid: string,
  components: Components,
): BlockPosition | undefined {
  return findPosition(content, selectedUid) === undefined
    ? positionInside(content, components)
    : positionAfter(content, selectedUid, components)
}

/** Returns the position to paste at: after the selected block, or else inside it. Undefined if neither is allowed. */
export function pastePosition(
  content: Block,
  selectedUid: string,
  component: string,
  components: Components,
): BlockPosition | undefined {
  const block = findBlock(content, selectedUid)
  if (block === undefined) return undefined
  return (
    positionAfter(content, selectedUid, components, component) ??
    positionInside(block, components, component)
  )
}

/** Returns the position of a block that is dropped at a target; undefined where it is not allowed. */
export function blockDropPosition(
  content: Block,
  uid: string,
  { id, placement }: DropTarget,
  components: Components,
): BlockPosition | undefined {
  const block = findBlock(content, uid)
  const oldPosition = findPosition(content, uid)
  const path = findPath(content, id)
  const target = path?.at(-1)
  if (block === undefined || path === undefined || target === undefined) return undefined
  const isInItself = (placement === 'into' ? path : path.slice(0, -1)).some(
    (step) => step.block._uid === uid,
  )
  const newPosition =
    placement === 'into'
      ? endPosition(target.block, listBlockFields(components, target.block)[0])
      : target.position && {
          ...target.position,
          index: target.position.index + (placement === 'after' ? 1 : 0),
        }
  if (isInItself || newPosition === undefined) return undefined
  const isReordered =
    oldPosition?.parent === newPosition.parent && oldPosition.field === newPosition.field
  const parent = findBlock(content, newPosition.parent)
  return isReordered || canAdd(components, parent, newPosition.field, block.component)
    ? newPosition
    : undefined
}

function positionAfter(
  content: Block,
  selectedUid: string,
  components: Components,
  component?: string,
): BlockPosition | undefined {
  const position = findPosition(content, selectedUid)
  if (position === undefined) return undefined
  const parent = findBlock(content, position.parent)
  return canAdd(components, parent, position.field, component)
    ? { ...position, index: position.index + 1 }
    : undefined
}

function positionInside(
  block: Block,
  components: Components,
  component?: string,
): BlockPosition | undefined {
  const fields = listBlockFields(components, block)
  return endPosition(
    block,
    fields.find((field) => canAdd(components, block, field, component)),
  )
}

function listBlockFields(components: Components, block: Block): readonly string[] {
  const schema = components.get(block.component)?.schema ?? {}
  return Object.keys(schema).filter((name) => schema[name]?.type === 'bloks')
}

function endPosition(block: Block, field: string | undefined): BlockPosition | undefined {
  return field === undefined
    ? undefined
    : { parent: block._uid, field, index: blocksIn(block[field]).length }
}

/** Formats a position for the editor's URL, as `2/body/{uid}`. */
export function formatPosition({ parent, field, index }: BlockPosition): string {
  return `${index}/${field}/${parent}`
}

/** Parses a position from the editor's URL; undefined if no block can be added there any more. */
export function parsePosition(
  text: string | undefined,
  content: Block,
  components: Components,
): BlockPosition | undefined {
  const [, index, field = '', uid = ''] = /^(\d{1,6})\/([^/]+)\/(.+)$/s.exec(text ?? '') ?? []
  const parent = findBlock(content, uid)
  if (parent === undefined || !canAdd(components, parent, field)) return undefined
  return { parent: uid, field, index: Math.min(Number(index), blocksIn(parent[field]).length) }
}
