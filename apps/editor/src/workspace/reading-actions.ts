import type { StoryActions } from '../context/story-actions.ts'
import { WORDS } from './words.ts'

/** What somebody who may only read a story can do with its blocks: copy them. Whatever else is tried is answered in words. */
export function readingActions(
  { copy }: StoryActions,
  announce: (words: string) => void,
): StoryActions {
  const refuse = () => announce(WORDS.readOnly)
  return {
    copy,
    set: refuse,
    add: refuse,
    put: refuse,
    duplicate: refuse,
    remove: refuse,
    paste: refuse,
    step: refuse,
    move: refuse,
  }
}
