import type { Address } from '../context/editor-context.ts'
import type { StoryTree } from './story-tree.ts'

/** The question that is being asked about a story before something happens to it. */
export interface Question {
  readonly about: 'new' | 'duplicate' | 'move' | 'delete' | 'deleted'
  readonly id: number | undefined
}

/** The question that an address asks; none about a story that is not there, as in an old address. */
export function askedAbout(
  { dialog, about }: Pick<Address, 'dialog' | 'about'>,
  { rowOf }: Pick<StoryTree, 'rowOf'>,
): Question | undefined {
  const question = QUESTIONS.find((each) => each === dialog)
  if (question === undefined || (about !== undefined && !rowOf.has(about))) return undefined
  const isAboutNone = question === 'new' || question === 'deleted'
  return isAboutNone || about !== undefined ? { about: question, id: about } : undefined
}

const QUESTIONS = ['new', 'duplicate', 'move', 'delete', 'deleted'] as const
