import type { OpenStory } from '../saving/open-story.ts'
import { LinkedFrom } from '../stories/linked-from.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { useAct } from './use-act.ts'
import { WORDS } from './words.ts'

interface UnpublishDialogProps {
  readonly open: OpenStory
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks before visitors lose a page, and says which stories link to it. */
export function UnpublishDialog({ open, onClose, onDone }: UnpublishDialogProps) {
  const { act, isBusy, fault } = useAct(open, 'unpublish', () => {
    onDone()
    onClose()
  })
  return (
    <DialogFrame
      title={WORDS.unpublish}
      closeWords={WORDS.cancel}
      fault={fault}
      onClose={onClose}
      actions={
        <button type="button" className="is-primary" disabled={isBusy} onClick={act}>
          {isBusy ? WORDS.unpublishing : WORDS.unpublishNow}
        </button>
      }
    >
      <p>{WORDS.unpublishText}</p>
      <LinkedFrom storyId={open.shown().story.record.id} />
    </DialogFrame>
  )
}
