import type { Address } from '../context/editor-context.ts'
import type { StoryTree } from './story-tree.ts'

export interface StoryDialog {
  readonly action: 'new' | 'duplicate' | 'move' | 'delete' | 'deleted'
  readonly storyId: number | undefined
}

/** Reads the dialog from the address; undefined when its story no longer exists, as in an old address. */
export function dialogInAddress(
  { dialog, about }: Pick<Address, 'dialog' | 'about'>,
  { rowOf }: Pick<StoryTree, 'rowOf'>,
): StoryDialog | undefined {
  const action = DIALOGS.find((each) => each === dialog)
  if (action === undefined || (about !== undefined && !rowOf.has(about))) return undefined
  const needsNoStory = action === 'new' || action === 'deleted'
  return needsNoStory || about !== undefined ? { action, storyId: about } : undefined
}

const DIALOGS = ['new', 'duplicate', 'move', 'delete', 'deleted'] as const
