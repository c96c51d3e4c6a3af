import type { EditorUrlState } from '../context/editor-context.ts'
import type { StoryTreeIndex } from './story-tree.ts'

/** Names of the dialogs, in the order of their buttons. */
export const DIALOGS = ['new', 'duplicate', 'move', 'delete', 'deleted'] as const

export interface StoryDialog {
  readonly action: (typeof DIALOGS)[number]
  readonly storyId: number | undefined
}

/** Returns the dialog that the URL asks for; undefined without one, or when its story is missing. */
export function dialogInUrl(
  { dialog, about }: Pick<EditorUrlState, 'dialog' | 'about'>,
  { rowById }: Pick<StoryTreeIndex, 'rowById'>,
): StoryDialog | undefined {
  const action = DIALOGS.find((name) => name === dialog)
  if (action === undefined || (about !== undefined && !rowById.has(about))) return undefined
  return needsStory(action) && about === undefined ? undefined : { action, storyId: about }
}

export function needsStory(action: StoryDialog['action']): boolean {
  return action !== 'new' && action !== 'deleted'
}
