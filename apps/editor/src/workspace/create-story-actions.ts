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
import { translate } from '../messages/messages.ts'
import { blockLabel } from '../outline/block-label.ts'
import { copiedBlock, storeCopied } from '../outline/copied-block.ts'
import { fittingBlocks, pastePosition } from '../outline/positions.ts'
import type { OpenStory } from '../saving/open-story.ts'

interface StoryActionsOptions {
  readonly open: OpenStory
  readonly components: Components
  /** Opens a block's form, with the focus in a field where one is given. */
  readonly choose: (uid: string | undefined, field?: string) => void
  readonly pick: (position: BlockPosition) => void
  readonly announce: (text: string) => void
  readonly newUid?: () => string
}

/** Actions on the blocks of one story. Each is one step to undo, and announces its result. */
export function createStoryActions(options: StoryActionsOptions): StoryActions {
  const { open, components, choose, pick, announce, newUid = randomUid } = options
  const content = () => open.state().story.draft.content
  const nameOf = (uid: string) => {
    const block = findBlock(content(), uid)
    return block === undefined ? translate('workspace.block') : blockLabel(block, components).kind
  }
  const positionOf = (uid: string) => pathTo(content(), uid)?.at(-1)?.position
  const insert = (component: string, position: BlockPosition) => {
    const block = { _uid: newUid(), component }
    const { kind } = blockLabel(block, components)
    open.edit((now) => insertBlock(now, block, position), {
      label: translate('workspace.addStep', { name: kind }),
    })
    choose(block._uid, Object.keys(components.get(component)?.schema ?? {})[0])
    announce(translate('workspace.added', { name: kind }))
  }
  const move = (uid: string, position: BlockPosition) => {
    const label = translate('workspace.moveStep', { name: nameOf(uid) })
    open.edit((now) => moveBlock(now, uid, position), { label })
    const to = positionOf(uid)
    if (to !== undefined)
      announce(translate('workspace.moved', { name: nameOf(uid), place: to.index + 1 }))
  }
  return {
    setField: (uid, field, value, label) =>
      open.edit((now) => setField(now, uid, field, value), {
        label: translate('workspace.changeStep', { label }),
        key: `${uid} ${field}`,
      }),
    openPicker: (position) => {
      const [only, ...more] = fittingBlocks(
        components,
        findBlock(content(), position.parent),
        position.field,
      )
      // When only one kind of block fits, there is no choice.
      if (only === undefined || more.length > 0) pick(position)
      else insert(only.name, position)
    },
    insert,
    duplicate: (uid) => {
      const block = findBlock(content(), uid)
      const position = positionOf(uid)
      if (block === undefined || position === undefined) return
      const copy = copyBlock(block, newUid)
      const label = translate('workspace.duplicateStep', { name: nameOf(uid) })
      open.edit((now) => insertBlock(now, copy, { ...position, index: position.index + 1 }), {
        label,
      })
      choose(copy._uid)
      announce(translate('workspace.duplicated', { name: nameOf(uid) }))
    },
    copy: (uid) => {
      const block = findBlock(content(), uid)
      if (block === undefined) return
      storeCopied(block)
      announce(translate('workspace.copied', { name: nameOf(uid) }))
    },
    paste: (uid) => {
      const block = copiedBlock()
      if (block === undefined) return announce(translate('workspace.nothingCopied'))
      const position = pastePosition(content(), uid, block.component, components)
      const { kind } = blockLabel(block, components)
      if (position === undefined) return announce(translate('workspace.doesNotFit', { name: kind }))
      const copy = copyBlock(block, newUid)
      open.edit((now) => insertBlock(now, copy, position), {
        label: translate('workspace.pasteStep', { name: kind }),
      })
      choose(copy._uid)
      announce(translate('workspace.pasted', { name: kind }))
    },
    remove: (uid) => {
      const position = positionOf(uid)
      if (position === undefined) return
      const name = nameOf(uid)
      open.edit((now) => removeBlock(now, uid), {
        label: translate('workspace.deleteStep', { name }),
      })
      choose(neighbourOf(content(), position))
      announce(translate('workspace.deleted', { name }))
    },
    moveBy: (uid, by) => {
      const position = positionOf(uid)
      if (position === undefined) return
      const index = position.index + (by === 1 ? 2 : -1)
      const parent = findBlock(content(), position.parent)
      const count = blocksIn(parent?.[position.field]).length
      if (index < 0 || index > count)
        return announce(translate('workspace.atTheEnd', { name: nameOf(uid) }))
      move(uid, { ...position, index })
    },
    move,
  }
}

/** Returns the block to choose after a removal: the one now at its position, else the one before, else the parent. */
function neighbourOf(content: Block, { parent, field, index }: BlockPosition): string {
  const remaining = blocksIn(findBlock(content, parent)?.[field])
  return (remaining[index] ?? remaining[index - 1])?._uid ?? parent
}

/** Actions for somebody who may only read: copying works, everything else announces why it does not. */
export function readOnlyActions(
  { copy }: StoryActions,
  announce: (text: string) => void,
): StoryActions {
  const announceReadOnly = () => announce(translate('workspace.readOnly'))
  return {
    copy,
    setField: announceReadOnly,
    openPicker: announceReadOnly,
    insert: announceReadOnly,
    duplicate: announceReadOnly,
    remove: announceReadOnly,
    paste: announceReadOnly,
    moveBy: announceReadOnly,
    move: announceReadOnly,
  }
}
