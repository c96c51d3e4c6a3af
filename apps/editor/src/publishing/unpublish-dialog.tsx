import type { OpenStory } from '../saving/open-story.ts'
import { LinkedFrom } from '../stories/linked-from.tsx'
import { useLoss } from '../stories/use-loss.tsx'
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
  const { id, name } = open.shown().story.record
  const { question, mayGo, isLoss } = useLoss(id, name)
  const unpublish = async () => {
    if (await mayGo()) await act()
  }
  return (
    <DialogFrame
      title={WORDS.unpublish}
      closeWords={WORDS.cancel}
      fault={fault}
      onClose={onClose}
      actions={
        <button
          type="button"
          className={isLoss ? 'is-danger' : 'is-primary'}
          disabled={isBusy}
          onClick={unpublish}
        >
          {isBusy ? WORDS.unpublishing : WORDS.unpublishNow}
        </button>
      }
    >
      <p>{WORDS.unpublishText}</p>
      {question}
      <LinkedFrom storyId={id} />
    </DialogFrame>
  )
}
