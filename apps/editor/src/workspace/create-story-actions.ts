import type { Components } from '../api/api.ts'
import type { StoryActions } from '../context/story-actions.ts'
import {
  adjacentPosition,
  type BlockPosition,
  copyBlock,
  findBlock,
  findPosition,
  insertBlock,
  moveBlock,
  removeBlock,
  setField,
} from '../document/blocks.ts'
import { type Block, blocksIn } from '../document/json.ts'
import { newUid as randomUid } from '../document/new-uid.ts'
import { translate } from '../messages/messages.ts'
import { blockLabel } from '../outline/block-label.ts'
import { readCopiedBlock, storeCopiedBlock } from '../outline/copied-block.ts'
import { allowedBlocks, pastePosition } from '../outline/positions.ts'
import type { StoryStore } from '../saving/story-store.ts'

interface StoryActionsOptions {
  readonly storyStore: StoryStore
  readonly components: Components
  /** Opens a block's form, with the focus in a field if given. */
  readonly openBlock: (uid: string | undefined, field?: string) => void
  readonly openPicker: (position: BlockPosition) => void
  readonly announce: (text: string) => void
  readonly newUid?: () => string
}

/**
 * Creates the actions on a story's blocks. Each change is a step that can be undone; all actions but `setField` and
 * `openPicker` announce their result.
 */
export function createStoryActions(options: StoryActionsOptions): StoryActions {
  const { storyStore, components, openBlock, openPicker, announce, newUid = randomUid } = options
  const content = () => storyStore.state().story.draft.content
  const nameOf = (uid: string) => {
    const block = findBlock(content(), uid)
    return block === undefined ? translate('workspace.block') : blockLabel(block, components).kind
  }
  const insert = (component: string, position: BlockPosition) => {
    const block = { _uid: newUid(), component }
    const { kind } = blockLabel(block, components)
    storyStore.edit((current) => insertBlock(current, block, position), {
      label: translate('workspace.addStep', { name: kind }),
    })
    openBlock(block._uid, Object.keys(components.get(component)?.schema ?? {})[0])
    announce(translate('workspace.added', { name: kind }))
  }
  const move = (uid: string, position: BlockPosition) => {
    const label = translate('workspace.moveStep', { name: nameOf(uid) })
    storyStore.edit((current) => moveBlock(current, uid, position), { label })
    const newPosition = findPosition(content(), uid)
    if (newPosition !== undefined)
      announce(translate('workspace.moved', { name: nameOf(uid), place: newPosition.index + 1 }))
  }
  return {
    setField: (uid, field, value, label) =>
      storyStore.edit((current) => setField(current, uid, field, value), {
        label: translate('workspace.changeStep', { label }),
        key: `${uid} ${field}`,
      }),
    openPicker: (position) => {
      const [first, ...others] = allowedBlocks(
        components,
        findBlock(content(), position.parent),
        position.field,
      )
      // If only one kind of block is allowed, inserts it without asking.
      if (first === undefined || others.length > 0) openPicker(position)
      else insert(first.name, position)
    },
    insert,
    duplicate: (uid) => {
      const block = findBlock(content(), uid)
      const position = findPosition(content(), uid)
      if (block === undefined || position === undefined) return
      const copy = copyBlock(block, newUid)
      const label = translate('workspace.duplicateStep', { name: nameOf(uid) })
      storyStore.edit(
        (current) => insertBlock(current, copy, { ...position, index: position.index + 1 }),
        {
          label,
        },
      )
      openBlock(copy._uid)
      announce(translate('workspace.duplicated', { name: nameOf(uid) }))
    },
    copy: (uid) => {
      const block = findBlock(content(), uid)
      if (block === undefined) return
      storeCopiedBlock(block)
      announce(translate('workspace.copied', { name: nameOf(uid) }))
    },
    paste: (uid) => {
      const block = readCopiedBlock()
      if (block === undefined) return announce(translate('workspace.nothingCopied'))
      const position = pastePosition(content(), uid, block.component, components)
      const { kind } = blockLabel(block, components)
      if (position === undefined) return announce(translate('workspace.doesNotFit', { name: kind }))
      const copy = copyBlock(block, newUid)
      storyStore.edit((current) => insertBlock(current, copy, position), {
        label: translate('workspace.pasteStep', { name: kind }),
      })
      openBlock(copy._uid)
      announce(translate('workspace.pasted', { name: kind }))
    },
    remove: (uid) => {
      const position = findPosition(content(), uid)
      if (position === undefined) return
      const name = nameOf(uid)
      storyStore.edit((current) => removeBlock(current, uid), {
        label: translate('workspace.deleteStep', { name }),
      })
      openBlock(neighbourOf(content(), position))
      announce(translate('workspace.deleted', { name }))
    },
    moveBy: (uid, by) => {
      const position = adjacentPosition(content(), uid, by)
      if (position !== undefined) return move(uid, position)
      if (findPosition(content(), uid) !== undefined)
        announce(translate('workspace.atTheEnd', { name: nameOf(uid) }))
    },
    move,
  }
}

/** Returns the uid to select after a removal: the block now at that position, else the one before, else the parent. */
function neighbourOf(content: Block, { parent, field, index }: BlockPosition): string {
  const remaining = blocksIn(findBlock(content, parent)?.[field])
  return (remaining[index] ?? remaining[index - 1])?._uid ?? parent
}

/** Actions for somebody who may only read: copying works, all others announce that the story is read-only. */
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
