import { lazy, Suspense, useEffect } from 'react'
import './story-buttons.css'
import { useEditor } from '../context/editor-context.ts'
import { may } from '../context/may.ts'
import type { Question } from './question.ts'
import type { StoryTree } from './story-tree.ts'
import type { Notice, StoryChanges } from './use-story-changes.ts'
import { WORDS } from './words.ts'

/** Nobody needs them before the tree is there, and then they are there before somebody presses a button. */
const loadDialogs = async () => ({ default: (await import('./story-dialogs.tsx')).StoryDialogs })

const StoryDialogs = lazy(loadDialogs)

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
  const { chosen, notice, question, ask } = props
  const { me } = useEditor()
  useEffect(() => void loadDialogs(), [])
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
      {question !== undefined && (
        <Suspense>
          <StoryDialogs {...props} question={question} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
