import { useState } from 'react'
import type { OpenStory } from '../saving/open-story.ts'
import { LinkedFrom } from '../stories/linked-from.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { WORDS } from './words.ts'

interface UnpublishDialogProps {
  readonly open: OpenStory
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks before visitors lose a page, and says who links there. */
export function UnpublishDialog({ open, onClose, onDone }: UnpublishDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const unpublish = async () => {
    setBusy(true)
    const isDone = await open.act('unpublish')
    setBusy(false)
    if (!isDone) return setFault(open.shown().fault || WORDS.notSaved)
    onDone()
    onClose()
  }
  return (
    <DialogFrame
      title={WORDS.unpublish}
      closeWords={WORDS.cancel}
      fault={fault}
      onClose={onClose}
      actions={
        <button type="button" className="is-primary" disabled={isBusy} onClick={unpublish}>
          {isBusy ? WORDS.unpublishing : WORDS.unpublishNow}
        </button>
      }
    >
      <p>{WORDS.unpublishText}</p>
      <LinkedFrom storyId={open.shown().story.record.id} />
    </DialogFrame>
  )
}
