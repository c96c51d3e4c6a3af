import { useState } from 'react'
import './story-buttons.css'
import { useEditor } from '../context/editor-context.ts'
import { DeleteStory } from './delete-story.tsx'
import { MoveTo } from './move-to.tsx'
import { NewStory } from './new-story.tsx'
import type { StoryTree } from './story-tree.ts'
import type { Notice, StoryChanges } from './use-story-changes.ts'

/** The question that is being asked about a story before something happens to it. */
export interface Question {
  readonly about: 'new' | 'move' | 'delete'
  readonly id: number | undefined
}

interface StoryButtonsProps {
  readonly tree: StoryTree
  readonly chosen: number | undefined
  readonly changes: StoryChanges
  readonly notice: Notice | undefined
  readonly question: Question | undefined
  readonly ask: (question: Question | undefined) => void
}

/** The actions on the open story, and a notice of what has just been done. */
export function StoryButtons(props: StoryButtonsProps) {
  const { tree, chosen, changes, notice, question, ask } = props
  const { me } = useEditor()
  const [isBusy, setBusy] = useState(false)
  if (me.person.role === 'viewer') return null
  const isNone = chosen === undefined
  const close = () => ask(undefined)
  const duplicate = async (id: number) => {
    setBusy(true)
    await changes.duplicate(id)
    setBusy(false)
  }
  const button = (label: string, words: string, work: () => void, isOff: boolean) => (
    <button type="button" aria-label={label} title={label} disabled={isOff} onClick={work}>
      {words}
    </button>
  )
  return (
    <div className="story-buttons">
      {button('New story', 'New…', () => ask({ about: 'new', id: chosen }), false)}
      {button('Duplicate story', 'Duplicate', () => void duplicate(chosen ?? 0), isNone || isBusy)}
      {button('Move story', 'Move…', () => ask({ about: 'move', id: chosen }), isNone)}
      {button('Delete story', 'Delete…', () => ask({ about: 'delete', id: chosen }), isNone)}
      <p role="status" aria-label="Last change of a story" className="story-notice">
        {notice?.words}{' '}
        {notice?.undo !== undefined && (
          <button type="button" aria-label="Bring it back" onClick={notice.undo}>
            Undo
          </button>
        )}
      </p>
      {question?.about === 'new' && (
        <NewStory tree={tree} beside={question.id} create={changes.create} onClose={close} />
      )}
      {question?.about === 'move' && question.id !== undefined && (
        <MoveTo tree={tree} id={question.id} moveTo={changes.moveTo} onClose={close} />
      )}
      {question?.about === 'delete' && question.id !== undefined && (
        <DeleteStory tree={tree} id={question.id} remove={changes.remove} onClose={close} />
      )}
    </div>
  )
}
