import './story-buttons.css'
import { useEditor } from '../context/editor-context.ts'
import { may } from '../context/may.ts'
import { DeleteStory } from './delete-story.tsx'
import { DeletedStories } from './deleted-stories.tsx'
import { DuplicateStory } from './duplicate-story.tsx'
import { MoveTo } from './move-to.tsx'
import { NewStory } from './new-story.tsx'
import type { Question } from './question.ts'
import type { StoryTree } from './story-tree.ts'
import type { Notice, StoryChanges } from './use-story-changes.ts'
import { WORDS } from './words.ts'

interface StoryButtonsProps {
  readonly tree: StoryTree
  readonly chosen: number | undefined
  readonly changes: StoryChanges
  readonly notice: Notice | undefined
  readonly question: Question | undefined
  /** Into which folder the story was dropped that the question to move is about, if it was. */
  readonly droppedInto: number | undefined
  readonly ask: (question: Question | undefined) => void
}

/** The actions on the open story, and a notice of what has just been done. */
export function StoryButtons(props: StoryButtonsProps) {
  const { tree, chosen, changes, notice, question, ask } = props
  const { me } = useEditor()
  if (!may(me, 'author')) return null
  const isNone = chosen === undefined
  const close = () => ask(undefined)
  const button = (label: string, words: string, work: () => void, isOff: boolean) => (
    <button type="button" aria-label={label} title={label} disabled={isOff} onClick={work}>
      {words}
    </button>
  )
  return (
    <div className="story-buttons">
      {button(WORDS.newStory, WORDS.newShort, () => ask({ about: 'new', id: chosen }), false)}
      {button(
        WORDS.duplicateStory,
        WORDS.duplicateShort,
        () => ask({ about: 'duplicate', id: chosen }),
        isNone,
      )}
      {button(WORDS.moveStory, WORDS.moveShort, () => ask({ about: 'move', id: chosen }), isNone)}
      {button(
        WORDS.deleteStory,
        WORDS.deleteShort,
        () => ask({ about: 'delete', id: chosen }),
        isNone,
      )}
      {may(me, 'editor') &&
        button(
          WORDS.deletedStories,
          WORDS.deletedShort,
          () => ask({ about: 'deleted', id: undefined }),
          false,
        )}
      <p role="status" aria-label={WORDS.lastChange} className="story-notice">
        {notice?.words}{' '}
        {notice?.undo !== undefined && (
          <button type="button" aria-label={WORDS.bringBack} onClick={notice.undo}>
            {WORDS.undo}
          </button>
        )}
      </p>
      {question?.about === 'new' && (
        <NewStory tree={tree} beside={question.id} create={changes.create} onClose={close} />
      )}
      {question?.about === 'duplicate' && question.id !== undefined && (
        <DuplicateStory
          tree={tree}
          id={question.id}
          duplicate={changes.duplicate}
          onClose={close}
        />
      )}
      {question?.about === 'move' && question.id !== undefined && (
        <MoveTo
          tree={tree}
          id={question.id}
          into={props.droppedInto}
          moveTo={changes.moveTo}
          onClose={close}
        />
      )}
      {question?.about === 'delete' && question.id !== undefined && (
        <DeleteStory tree={tree} id={question.id} remove={changes.remove} onClose={close} />
      )}
      {question?.about === 'deleted' && (
        <DeletedStories bringBack={changes.bringBack} onClose={close} />
      )}
    </div>
  )
}
