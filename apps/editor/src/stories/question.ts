import type { Address } from '../context/editor-context.ts'
import type { StoryTree } from './story-tree.ts'

/** A dialog that is open for an action on a story. */
export interface Question {
  readonly about: 'new' | 'duplicate' | 'move' | 'delete' | 'deleted'
  readonly id: number | undefined
}

/** The question in the address; undefined when its story no longer exists, as in an old address. */
export function questionInAddress(
  { dialog, about }: Pick<Address, 'dialog' | 'about'>,
  { rowOf }: Pick<StoryTree, 'rowOf'>,
): Question | undefined {
  const question = QUESTIONS.find((each) => each === dialog)
  if (question === undefined || (about !== undefined && !rowOf.has(about))) return undefined
  const needsNoStory = question === 'new' || question === 'deleted'
  return needsNoStory || about !== undefined ? { about: question, id: about } : undefined
}

const QUESTIONS = ['new', 'duplicate', 'move', 'delete', 'deleted'] as const
