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

/** Id of an artificial block around the blocks of one embedded node. */
export const ROOT_UID = 'embedded'

/** Puts the blocks of an embedded node into one block, like the content of a story. */
export function rootOf(body: readonly Json[]): Block {
  const blocks = body.filter((each) => isObject(each))
  return { _uid: ROOT_UID, component: '', body: blocks }
}

interface Parts {
  readonly root: () => Block
  readonly write: (root: Block) => void
  /** Lets one choose a block to put there. */
  readonly pick: (position: BlockPosition) => void
  readonly choose: (uid: string) => void
}

/** Without copying and pasting, which are for a story's own blocks. */
export type EmbeddedActions = Omit<StoryActions, 'copy' | 'paste'>

/** A story's actions, applied to the blocks embedded in a text. */
export function embeddedActions({ root, write, pick, choose }: Parts): EmbeddedActions {
  const placeOf = (uid: string) => pathTo(root(), uid)?.at(-1)?.position
  return {
    set: (uid, field, value) => write(setField(root(), uid, field, value)),
    add: pick,
    put: (component, position) => {
      const block = { _uid: newUid(), component }
      write(insertBlock(root(), block, position))
      choose(block._uid)
    },
    duplicate: (uid) => {
      const block = findBlock(root(), uid)
      const position = placeOf(uid)
      if (block === undefined || position === undefined) return
      const copy = copyBlock(block, newUid)
      write(insertBlock(root(), copy, { ...position, index: position.index + 1 }))
    },
    remove: (uid) => write(removeBlock(root(), uid)),
    step: (uid, by) => {
      const position = placeOf(uid)
      if (position === undefined) return
      const index = position.index + (by === 1 ? 2 : -1)
      if (index >= 0) write(moveBlock(root(), uid, { ...position, index }))
    },
    move: (uid, position) => write(moveBlock(root(), uid, position)),
  }
}
