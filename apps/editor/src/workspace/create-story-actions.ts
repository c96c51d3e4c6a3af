import type { Components } from '../api/api.ts'
import type { StoryActions } from '../context/story-actions.ts'
import {
  type BlockPosition,
  copyBlock,
  findBlock,
  insertBlock,
  moveBlock,
  pathTo,
  removeBlock,
  setField,
} from '../document/blocks.ts'
import { type Block, blocksIn } from '../document/json.ts'
import { newUid as randomUid } from '../document/new-uid.ts'
import { blockLabel } from '../outline/block-label.ts'
import { copiedBlock, storeCopied } from '../outline/copied-block.ts'
import { fittingBlocks, pastePosition } from '../outline/positions.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { WORDS } from './words.ts'

interface Parts {
  readonly open: OpenStory
  readonly components: Components
  /** Opens a block's form, with the focus in a field where one is given. */
  readonly choose: (uid: string | undefined, field?: string) => void
  /** Lets one choose a block to put there. */
  readonly pick: (place: BlockPosition) => void
  /** Tells screen readers what has happened. */
  readonly announce: (words: string) => void
  readonly newUid?: () => string
}

/** Actions on the blocks of one story. Each is one step to undo, and announces its result. */
export function createStoryActions(parts: Parts): StoryActions {
  const { open, components, choose, pick, announce, newUid = randomUid } = parts
  const content = () => open.state().story.draft.content
  const nameOf = (uid: string) => {
    const block = findBlock(content(), uid)
    return block === undefined ? WORDS.block : blockLabel(block, components).kind
  }
  const placeOf = (uid: string) => pathTo(content(), uid)?.at(-1)?.place
  const put = (component: string, place: BlockPosition) => {
    const block = { _uid: newUid(), component }
    const { kind } = blockLabel(block, components)
    open.edit((now) => insertBlock(now, block, place), { label: WORDS.addStep(kind) })
    choose(block._uid, Object.keys(components.get(component)?.schema ?? {})[0])
    announce(WORDS.added(kind))
  }
  const move = (uid: string, place: BlockPosition) => {
    const label = WORDS.moveStep(nameOf(uid))
    open.edit((now) => moveBlock(now, uid, place), { label })
    const to = placeOf(uid)
    if (to !== undefined) announce(WORDS.moved(nameOf(uid), to.index + 1))
  }
  return {
    set: (uid, field, value, label) =>
      open.edit((now) => setField(now, uid, field, value), {
        label: WORDS.changeStep(label),
        key: `${uid} ${field}`,
      }),
    add: (place) => {
      const [only, ...more] = fittingBlocks(
        components,
        findBlock(content(), place.parent),
        place.field,
      )
      // When only one kind of block fits, there is no choice.
      if (only === undefined || more.length > 0) pick(place)
      else put(only.name, place)
    },
    put,
    duplicate: (uid) => {
      const block = findBlock(content(), uid)
      const place = placeOf(uid)
      if (block === undefined || place === undefined) return
      const copy = copyBlock(block, newUid)
      const label = WORDS.duplicateStep(nameOf(uid))
      open.edit((now) => insertBlock(now, copy, { ...place, index: place.index + 1 }), { label })
      choose(copy._uid)
      announce(WORDS.duplicated(nameOf(uid)))
    },
    copy: (uid) => {
      const block = findBlock(content(), uid)
      if (block === undefined) return
      storeCopied(block)
      announce(WORDS.copied(nameOf(uid)))
    },
    paste: (uid) => {
      const block = copiedBlock()
      if (block === undefined) return announce(WORDS.nothingCopied)
      const place = pastePosition(content(), uid, block.component, components)
      const { kind } = blockLabel(block, components)
      if (place === undefined) return announce(WORDS.doesNotFit(kind))
      const copy = copyBlock(block, newUid)
      open.edit((now) => insertBlock(now, copy, place), { label: WORDS.pasteStep(kind) })
      choose(copy._uid)
      announce(WORDS.pasted(kind))
    },
    remove: (uid) => {
      const place = placeOf(uid)
      if (place === undefined) return
      const name = nameOf(uid)
      open.edit((now) => removeBlock(now, uid), { label: WORDS.deleteStep(name) })
      choose(neighbourOf(content(), place))
      announce(WORDS.deleted(name))
    },
    step: (uid, by) => {
      const place = placeOf(uid)
      if (place === undefined) return
      const index = place.index + (by === 1 ? 2 : -1)
      const parent = findBlock(content(), place.parent)
      const count = blocksIn(parent?.[place.field]).length
      if (index < 0 || index > count) return announce(WORDS.atTheEnd(nameOf(uid)))
      move(uid, { ...place, index })
    },
    move,
  }
}

/** Returns the block to choose after a removal: the one now at that position, else the one before, else the parent. */
function neighbourOf(content: Block, { parent, field, index }: BlockPosition): string {
  const left = blocksIn(findBlock(content, parent)?.[field])
  return (left[index] ?? left[index - 1])?._uid ?? parent
}

/** Actions for somebody who may only read: copying works, everything else announces why it does not. */
export function readOnlyActions(
  { copy }: StoryActions,
  announce: (words: string) => void,
): StoryActions {
  const reject = () => announce(WORDS.readOnly)
  return {
    copy,
    set: reject,
    add: reject,
    put: reject,
    duplicate: reject,
    remove: reject,
    paste: reject,
    step: reject,
    move: reject,
  }
}
