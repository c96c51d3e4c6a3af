import { useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { LinkedFrom } from '../stories/linked-from.tsx'
import { useLoss } from '../stories/use-loss.tsx'
import { usePublishAction } from './use-publish-action.ts'

interface UnpublishDialogProps {
  readonly open: OpenStory
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Confirms unpublishing, and lists the stories that link to the page. */
export function UnpublishDialog({ open, onClose, onDone }: UnpublishDialogProps) {
  const { act, isBusy, problem } = usePublishAction(open, 'unpublish', () => {
    onDone()
    onClose()
  })
  const { id, name } = open.state().story.record
  const { question, whyNot, isLoss } = useLoss(id, name)
  const [actionProblem, setActionProblem] = useState('')
  const unpublish = async () => {
    const reason = await whyNot()
    setActionProblem(reason)
    if (reason === '') await act()
  }
  return (
    <Dialog
      size="middle"
      title={translate('publishing.unpublish')}
      close={translate('publishing.cancel')}
      problem={actionProblem || problem}
      onClose={onClose}
      actions={
        <button
          type="button"
          className={isLoss ? 'is-danger' : 'is-primary'}
          disabled={isBusy}
          onClick={unpublish}
        >
          {isBusy ? translate('publishing.unpublishing') : translate('publishing.unpublishNow')}
        </button>
      }
    >
      <p>{translate('publishing.unpublishText')}</p>
      {question}
      <LinkedFrom storyId={id} />
    </Dialog>
  )
}
