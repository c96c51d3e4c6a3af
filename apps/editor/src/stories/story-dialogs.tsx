import { DeleteStory } from './delete-story.tsx'
import { DeletedStories } from './deleted-stories.tsx'
import { DuplicateStory } from './duplicate-story.tsx'
import { MoveTo } from './move-to.tsx'
import { NewStory } from './new-story.tsx'
import type { Question } from './question.ts'
import type { StoryTree } from './story-tree.ts'
import type { StoryChanges } from './use-story-changes.ts'

interface StoryDialogsProps {
  readonly tree: StoryTree
  readonly changes: StoryChanges
  readonly question: Question
  /** Into which folder the story was dropped that the question to move is about, if it was. */
  readonly droppedInto: number | undefined
  readonly onClose: () => void
}

/** The question that is asked about a story before something happens to it. */
export function StoryDialogs(props: StoryDialogsProps) {
  const { tree, changes, droppedInto, onClose } = props
  const { about, id } = props.question
  const all = { tree, onClose }
  if (about === 'new') return <NewStory {...all} beside={id} create={changes.create} />
  if (about === 'deleted') return <DeletedStories bringBack={changes.bringBack} onClose={onClose} />
  if (id === undefined) return null
  switch (about) {
    case 'duplicate':
      return <DuplicateStory {...all} id={id} duplicate={changes.duplicate} />
    case 'move':
      return <MoveTo {...all} id={id} into={droppedInto} moveTo={changes.moveTo} />
    case 'delete':
      return <DeleteStory {...all} id={id} remove={changes.remove} />
  }
}
