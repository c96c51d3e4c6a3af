import type { StoryActions } from '../../../context/story-actions.ts'
import {
  type BlockPosition,
  copyBlock,
  findBlock,
  insertBlock,
  moveBlock,
  pathTo,
  removeBlock,
  setField,
} from '../../../document/blocks.ts'
import { type Block, isObject, type Json } from '../../../document/json.ts'
import { newUid } from '../../../document/new-uid.ts'

/** Id of the block that stands for one embedded node. */
export const ROOT_UID = 'embedded'

export function rootOf(body: readonly Json[]): Block {
  const blocks = body.filter((each) => isObject(each))
  return { _uid: ROOT_UID, component: '', body: blocks }
}

interface EmbeddedActionsOptions {
  readonly root: () => Block
  readonly write: (root: Block) => void
  /** Opens the choice of a block to insert. */
  readonly pick: (position: BlockPosition) => void
  readonly choose: (uid: string) => void
}

/** Without copying and pasting, which apply to a story's own blocks. */
export type EmbeddedActions = Omit<StoryActions, 'copy' | 'paste'>

export function embeddedActions({
  root,
  write,
  pick,
  choose,
}: EmbeddedActionsOptions): EmbeddedActions {
  const positionOf = (uid: string) => pathTo(root(), uid)?.at(-1)?.position
  return {
    setField: (uid, field, value) => write(setField(root(), uid, field, value)),
    add: pick,
    insert: (component, position) => {
      const block = { _uid: newUid(), component }
      write(insertBlock(root(), block, position))
      choose(block._uid)
    },
    duplicate: (uid) => {
      const block = findBlock(root(), uid)
      const position = positionOf(uid)
      if (block === undefined || position === undefined) return
      const copy = copyBlock(block, newUid)
      write(insertBlock(root(), copy, { ...position, index: position.index + 1 }))
    },
    remove: (uid) => write(removeBlock(root(), uid)),
    step: (uid, by) => {
      const position = positionOf(uid)
      if (position === undefined) return
      const index = position.index + (by === 1 ? 2 : -1)
      if (index >= 0) write(moveBlock(root(), uid, { ...position, index }))
    },
    move: (uid, position) => write(moveBlock(root(), uid, position)),
  }
}
