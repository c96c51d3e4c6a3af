import type { Address } from '../context/editor-context.ts'
import type { StoryTree } from './story-tree.ts'

export interface StoryDialog {
  readonly action: (typeof DIALOGS)[number]
  readonly storyId: number | undefined
}

/** Reads the dialog from the URL; undefined when its story no longer exists. */
export function dialogFromAddress(
  { dialog, about }: Pick<Address, 'dialog' | 'about'>,
  { rowById }: Pick<StoryTree, 'rowById'>,
): StoryDialog | undefined {
  const action = DIALOGS.find((name) => name === dialog)
  if (action === undefined || (about !== undefined && !rowById.has(about))) return undefined
  return needsStory(action) && about === undefined ? undefined : { action, storyId: about }
}

export function needsStory(action: StoryDialog['action']): boolean {
  return action !== 'new' && action !== 'deleted'
}

const DIALOGS = ['new', 'duplicate', 'move', 'delete', 'deleted'] as const
