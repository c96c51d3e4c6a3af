import { useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { DialogFrame } from './dialog-frame.tsx'
import { LinkedFrom } from './linked-from.tsx'
import { WORDS } from './words.ts'

interface DeleteDialogProps {
  readonly open: OpenStory
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks before a story is deleted, says who links there, and offers to bring it back afterwards. */
export function DeleteDialog({ open, onClose, onDone }: DeleteDialogProps) {
  const { ask, go } = useEditor()
  const [state, setState] = useState<'asking' | 'busy' | 'deleted'>('asking')
  const [fault, setFault] = useState('')
  const { id } = open.shown().story.record
  const act = async (what: string, next: 'deleted' | 'asking') => {
    const { status, fault } = await ask(what)
    setFault(fault)
    setState(status === 200 ? next : state)
    if (status === 200) onDone()
    return status === 200
  }
  const remove = async () => {
    setState('busy')
    if (await open.flush()) return await act(`DELETE stories/${id}`, 'deleted')
    setState('asking')
    setFault(open.shown().fault || WORDS.notSaved)
  }
  const undo = async () => {
    if (await act(`POST stories/${id}/undelete`, 'asking')) onClose()
  }
  const leave = () => {
    onClose()
    if (state === 'deleted') go({ storyId: undefined, block: undefined, field: undefined })
  }
  return (
    <DialogFrame
      title={WORDS.delete}
      closeWords={state === 'deleted' ? WORDS.close : WORDS.cancel}
      fault={fault}
      onClose={leave}
      actions={
        state === 'deleted' ? (
          <button type="button" className="is-primary" onClick={undo}>
            {WORDS.undo}
          </button>
        ) : (
          <button type="button" className="is-primary" disabled={state === 'busy'} onClick={remove}>
            {state === 'busy' ? WORDS.deleting : WORDS.deleteNow}
          </button>
        )
      }
    >
      {state === 'deleted' ? (
        <p role="status">{WORDS.deleted}</p>
      ) : (
        <>
          <p>{WORDS.deleteText}</p>
          <LinkedFrom storyId={id} />
        </>
      )}
    </DialogFrame>
  )
}
