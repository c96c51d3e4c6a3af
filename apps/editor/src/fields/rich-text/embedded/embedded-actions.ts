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

/** The id of the made-up block that holds the blocks of one place in a text. */
export const ROOT_UID = 'embedded'

/** The blocks of one place in a text, as the content of a story of their own. */
export function rootOf(body: readonly Json[]): Block {
  const blocks = body.filter((each) => isObject(each))
  return { _uid: ROOT_UID, component: '', body: blocks }
}

interface Parts {
  readonly root: () => Block
  readonly write: (root: Block) => void
  /** Asks for a block, and puts the answer at the place. */
  readonly pick: (place: BlockPosition) => void
  readonly choose: (uid: string) => void
}

/** Without copying and pasting between stories, which are for a story's own blocks. */
export type EmbeddedActions = Omit<StoryActions, 'copy' | 'paste'>

/** The actions of a story on its blocks, applied to those that are embedded in a text. */
export function embeddedActions({ root, write, pick, choose }: Parts): EmbeddedActions {
  const placeOf = (uid: string) => pathTo(root(), uid)?.at(-1)?.place
  return {
    set: (uid, field, value) => write(setField(root(), uid, field, value)),
    add: pick,
    put: (component, place) => {
      const block = { _uid: newUid(), component }
      write(insertBlock(root(), block, place))
      choose(block._uid)
    },
    duplicate: (uid) => {
      const block = findBlock(root(), uid)
      const place = placeOf(uid)
      if (block === undefined || place === undefined) return
      const copy = copyBlock(block, newUid)
      write(insertBlock(root(), copy, { ...place, index: place.index + 1 }))
    },
    remove: (uid) => write(removeBlock(root(), uid)),
    step: (uid, by) => {
      const place = placeOf(uid)
      if (place === undefined) return
      const index = place.index + (by === 1 ? 2 : -1)
      if (index >= 0) write(moveBlock(root(), uid, { ...place, index }))
    },
    move: (uid, place) => write(moveBlock(root(), uid, place)),
  }
}
