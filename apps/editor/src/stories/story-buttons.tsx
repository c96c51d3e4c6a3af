import { lazy, Suspense, useEffect } from 'react'
import './story-buttons.css'
import { useEditor } from '../context/editor-context.ts'
import { may } from '../context/may.ts'
import { translate } from '../messages/messages.ts'
import type { Question } from './question.ts'
import type { StoryTree } from './story-tree.ts'
import type { Notice, StoryChanges } from './use-story-changes.ts'

/** Loaded once the tree is shown, before anybody presses a button. */
const loadDialogs = async () => ({ default: (await import('./story-dialogs.tsx')).StoryDialogs })

const StoryDialogs = lazy(loadDialogs)

interface StoryButtonsProps {
  readonly tree: StoryTree
  readonly chosen: number | undefined
  readonly changes: StoryChanges
  readonly notice: Notice | undefined
  readonly question: Question | undefined
  /** Folder the story was dropped into, for the move dialog. */
  readonly droppedInto: number | undefined
  readonly ask: (question: Question | undefined) => void
}

/** Actions on the open story, and a notice about the last change. */
export function StoryButtons(props: StoryButtonsProps) {
  const { chosen, notice, question, ask } = props
  const { me } = useEditor()
  useEffect(() => void loadDialogs(), [])
  if (!may(me, 'author')) return null
  const isNone = chosen === undefined
  const close = () => ask(undefined)
  const button = (label: string, text: string, onClick: () => void, isDisabled: boolean) => (
    <button type="button" aria-label={label} title={label} disabled={isDisabled} onClick={onClick}>
      {text}
    </button>
  )
  return (
    <div className="story-buttons">
      {button(
        translate('stories.newStory'),
        translate('stories.newShort'),
        () => ask({ about: 'new', id: chosen }),
        false,
      )}
      {button(
        translate('stories.duplicateStory'),
        translate('stories.duplicateShort'),
        () => ask({ about: 'duplicate', id: chosen }),
        isNone,
      )}
      {button(
        translate('stories.moveStory'),
        translate('stories.moveShort'),
        () => ask({ about: 'move', id: chosen }),
        isNone,
      )}
      {button(
        translate('stories.deleteStory'),
        translate('stories.deleteShort'),
        () => ask({ about: 'delete', id: chosen }),
        isNone,
      )}
      {may(me, 'editor') &&
        button(
          translate('stories.deletedStories'),
          translate('stories.deletedShort'),
          () => ask({ about: 'deleted', id: undefined }),
          false,
        )}
      <p role="status" aria-label={translate('stories.lastChange')} className="story-notice">
        {notice?.label}{' '}
        {notice?.undo !== undefined && (
          <button type="button" aria-label={translate('stories.bringBack')} onClick={notice.undo}>
            {translate('stories.undo')}
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
