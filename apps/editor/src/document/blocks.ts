import { type Block, blocksIn, isObject, type Json, type JsonObject } from './json.ts'

/** A block's place in the content: its parent's uid, the field there, and the index in that field. */
export interface BlockPosition {
  readonly parent: string
  readonly field: string
  readonly index: number
}

export interface PathStep {
  readonly block: Block
  /** Undefined for the content itself. */
  readonly position: BlockPosition | undefined
}

/** Returns the path to a block, from the content to the block itself; undefined when it is not there. */
export function findPath(
  content: Block,
  uid: string,
  position?: BlockPosition,
): readonly PathStep[] | undefined {
  const step = { block: content, position }
  if (content._uid === uid) return [step]
  for (const [field, value] of Object.entries(content)) {
    for (const [index, child] of blocksIn(value).entries()) {
      const path = findPath(child, uid, { parent: content._uid, field, index })
      if (path !== undefined) return [step, ...path]
    }
  }
  return undefined
}

/** Finds where a block is; undefined for the content itself, and for a block that is not there. */
export function findPosition(content: Block, uid: string): BlockPosition | undefined {
  return findPath(content, uid)?.at(-1)?.position
}

export function findBlock(content: Block, uid: string): Block | undefined {
  return findPath(content, uid)?.at(-1)?.block
}

/** Yields the content and every block inside it, parents first; blocks embedded in rich text are part of that text. */
export function* everyBlock(content: Block): Generator<Block> {
  yield content
  for (const value of Object.values(content)) {
    for (const child of blocksIn(value)) yield* everyBlock(child)
  }
}

/** Sets a field of a block; undefined removes it. Returns the same object if nothing changes or the block is gone. */
export function setField(
  content: Block,
  uid: string,
  field: string,
  value: Json | undefined,
): Block {
  return updateBlock(content, uid, (block) => {
    if (block[field] === value) return block
    if (value !== undefined) return { ...block, [field]: value }
    const { [field]: _, ...rest } = block
    return rest as Block
  })
}

/** Inserts a block; an index beyond the end means the end. */
export function insertBlock(
  content: Block,
  block: Block,
  { parent, field, index }: BlockPosition,
): Block {
  return updateBlock(content, parent, (container) => ({
    ...container,
    [field]: blocksIn(container[field]).toSpliced(index, 0, block),
  }))
}

/** Removes a block with everything inside it. The content itself cannot be removed. */
export function removeBlock(content: Block, uid: string): Block {
  const position = findPosition(content, uid)
  if (position === undefined) return content
  return updateBlock(content, position.parent, (block) => ({
    ...block,
    [position.field]: blocksIn(block[position.field]).toSpliced(position.index, 1),
  }))
}

/** Moves a block, though never into itself. The index refers to the list as it is before the move. */
export function moveBlock(content: Block, uid: string, position: BlockPosition): Block {
  const step = findPath(content, uid)?.at(-1)
  const path = findPath(content, position.parent)
  if (step?.position === undefined || path === undefined) return content
  if (path.some(({ block }) => block._uid === uid)) return content
  const { parent, field, index } = step.position
  const isMovedDown =
    parent === position.parent && field === position.field && index < position.index
  const remaining = removeBlock(content, uid)
  return insertBlock(remaining, step.block, {
    ...position,
    index: isMovedDown ? position.index - 1 : position.index,
  })
}

/** Returns the position to move a block to, one up or down in its field; undefined beyond the ends. */
export function adjacentPosition(
  content: Block,
  uid: string,
  step: -1 | 1,
): BlockPosition | undefined {
  const position = findPosition(content, uid)
  if (position === undefined) return undefined
  const count = blocksIn(findBlock(content, position.parent)?.[position.field]).length
  // The index counts the block itself, which is still at its old position.
  const index = position.index + (step === 1 ? 2 : -1)
  return index < 0 || index > count ? undefined : { ...position, index }
}

function updateBlock(content: Block, uid: string, change: (block: Block) => Block): Block {
  const step = findPath(content, uid)?.at(-1)
  if (step === undefined) return content
  const updated = change(step.block)
  if (updated === step.block) return content
  if (step.position === undefined) return updated
  const { parent, field, index } = step.position
  return updateBlock(content, parent, (container) => ({
    ...container,
    [field]: blocksIn(container[field]).with(index, updated),
  }))
}

/** Copies a block and everything inside it, with new ids. */
export function copyBlock(block: Block, newUid: () => string): Block {
  // Safe, since the copy has the same members as the block.
  return copyValue(block, newUid) as Block
}

function copyValue(value: Json, newUid: () => string): Json {
  if (Array.isArray(value)) return value.map((item) => copyValue(item, newUid))
  if (!isObject(value)) return value
  const copy: JsonObject = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, copyValue(member, newUid)]),
  )
  return '_uid' in value ? { ...copy, _uid: newUid() } : copy
}
