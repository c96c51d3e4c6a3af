import type { Components } from '../api/api.ts'
import type { StoryActions } from '../context/story-actions.ts'
import { copyBlock } from '../document/copy-block.ts'
import { insertBlock, moveBlock, removeBlock, setField } from '../document/edit.ts'
import { findBlock, type Place, wayTo } from '../document/find-block.ts'
import { type Block, blocksIn } from '../document/json.ts'
import { newUid as randomUid } from '../document/new-uid.ts'
import { blockLabel } from '../outline/block-label.ts'
import { copiedBlock, keepCopied } from '../outline/copied-block.ts'
import { fittingBlocks } from '../outline/fitting-blocks.ts'
import { pastePlace } from '../outline/places.ts'
import type { OpenStory } from '../saving/open-story.ts'

interface Parts {
  readonly open: OpenStory
  readonly components: Components
  readonly choose: (uid: string | undefined) => void
  /** Asks for a block, and puts the answer at the place. */
  readonly pick: (place: Place) => void
  /** Tells screen readers what has happened. */
  readonly announce: (words: string) => void
  readonly newUid?: () => string
}

/** The actions on the blocks of one story. Each is one step to undo, and announces what it did. */
export function makeStoryActions(parts: Parts): StoryActions {
  const { open, components, choose, pick, announce, newUid = randomUid } = parts
  const content = () => open.shown().story.draft.content
  const nameOf = (uid: string) => {
    const block = findBlock(content(), uid)
    return block === undefined ? 'block' : blockLabel(block, components).kind
  }
  const placeOf = (uid: string) => wayTo(content(), uid)?.at(-1)?.place
  const put = (component: string, place: Place) => {
    const block = { _uid: newUid(), component }
    const { kind } = blockLabel(block, components)
    open.edit((now) => insertBlock(now, block, place), { label: `Add ${kind}` })
    choose(block._uid)
    announce(`${kind} was added.`)
  }
  const move = (uid: string, place: Place) => {
    const label = `Move ${nameOf(uid)}`
    open.edit((now) => moveBlock(now, uid, place), { label })
    const to = placeOf(uid)
    if (to !== undefined) announce(`${nameOf(uid)} is now at place ${to.index + 1}.`)
  }
  return {
    set: (uid, field, value, label) =>
      open.edit((now) => setField(now, uid, field, value), {
        label: `Change ${label}`,
        key: `${uid} ${field}`,
      }),
    add: (place) => {
      const [only, ...more] = fittingBlocks(
        components,
        findBlock(content(), place.parent),
        place.field,
      )
      // When only one kind of block fits, there is nothing to ask.
      if (only === undefined || more.length > 0) pick(place)
      else put(only.name, place)
    },
    put,
    duplicate: (uid) => {
      const block = findBlock(content(), uid)
      const place = placeOf(uid)
      if (block === undefined || place === undefined) return
      const copy = copyBlock(block, newUid)
      const label = `Duplicate ${nameOf(uid)}`
      open.edit((now) => insertBlock(now, copy, { ...place, index: place.index + 1 }), { label })
      choose(copy._uid)
      announce(`${nameOf(uid)} was duplicated.`)
    },
    copy: (uid) => {
      const block = findBlock(content(), uid)
      if (block === undefined) return
      keepCopied(block)
      announce(`${nameOf(uid)} was copied.`)
    },
    paste: (uid) => {
      const block = copiedBlock()
      if (block === undefined) return announce('No block was copied.')
      const place = pastePlace(content(), uid, block.component, components)
      const { kind } = blockLabel(block, components)
      if (place === undefined) return announce(`${kind} does not fit here.`)
      const copy = copyBlock(block, newUid)
      open.edit((now) => insertBlock(now, copy, place), { label: `Paste ${kind}` })
      choose(copy._uid)
      announce(`${kind} was pasted.`)
    },
    remove: (uid) => {
      const place = placeOf(uid)
      if (place === undefined) return
      const name = nameOf(uid)
      open.edit((now) => removeBlock(now, uid), { label: `Delete ${name}` })
      choose(neighbourOf(content(), place))
      announce(`${name} was deleted. Undo brings it back.`)
    },
    step: (uid, by) => {
      const place = placeOf(uid)
      if (place === undefined) return
      const index = place.index + (by === 1 ? 2 : -1)
      const parent = findBlock(content(), place.parent)
      const count = blocksIn(parent?.[place.field]).length
      if (index < 0 || index > count) return announce(`${nameOf(uid)} cannot move further.`)
      move(uid, { ...place, index })
    },
    move,
  }
}

/**
 * What to choose when a block was removed: the block that took its place, else the one before, else the one
 * that held it.
 */
function neighbourOf(content: Block, { parent, field, index }: Place): string {
  const left = blocksIn(findBlock(content, parent)?.[field])
  return (left[index] ?? left[index - 1])?._uid ?? parent
}
