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
  /** Folder the story was dropped into, for the move dialog. */
  readonly droppedInto: number | undefined
  readonly onClose: () => void
}

/** The dialog for the open question. */
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
