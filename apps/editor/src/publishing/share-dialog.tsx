import { DAY_MS } from '@prospectus/protocol/values/durations'
import { useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { Form, SelectRow, TextRow } from '../components/form.tsx'
import { formatDateTime } from '../components/format-date.ts'
import { useChange, useResponse } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'
import { type PublishingDialogProps, saveDraft } from './draft-actions.ts'

const DAY_CHOICES = [1, 7, 30]

export function ShareDialog({ storyStore, onClose }: PublishingDialogProps) {
  const change = useChange()
  const { id } = storyStore.state().story.record
  const params = { id }
  const sharesPath = `stories/${id}/shares`
  const { body, problem } = useResponse('GET stories/:id/shares', { params })
  const [days, setDays] = useState(7)
  const [createdShare, setCreatedShare] = useState<{ readonly id: number; readonly url: string }>()
  const [isCopied, setCopied] = useState(false)
  const [actionProblem, setActionProblem] = useState('')
  const create = async () => {
    const saveProblem = await saveDraft(storyStore)
    if (saveProblem !== '') return saveProblem
    const share = { ends_at: new Date(Date.now() + days * DAY_MS).toISOString() }
    const { body, problem } = await change(
      'POST stories/:id/shares',
      { params, body: { share } },
      sharesPath,
    )
    if (body === undefined) return problem
    setCreatedShare(body.share)
    setCopied(false)
    return ''
  }
  const revoke = async (shareId: number) => {
    const { problem } = await change('DELETE shares/:id', { params: { id: shareId } }, sharesPath)
    setActionProblem(problem)
    if (problem === '' && createdShare?.id === shareId) setCreatedShare(undefined)
  }
  return (
    <Dialog
      size="middle"
      title={translate('publishing.share')}
      problem={actionProblem || problem}
      onClose={onClose}
    >
      <p>{translate('publishing.shareText')}</p>
      <Form isInline submitLabel={translate('publishing.makeLink')} onSubmit={create}>
        <SelectRow
          label={translate('publishing.endsAfter')}
          value={days}
          onChange={(count) => setDays(Number(count))}
          choices={DAY_CHOICES.map((count) => [count, translate('publishing.days', { count })])}
        />
      </Form>
      {createdShare !== undefined && (
        <div className="form is-line">
          <TextRow
            label={translate('publishing.link')}
            readOnly
            value={createdShare.url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <button
            type="button"
            onClick={() => {
              void navigator.clipboard?.writeText(createdShare.url).then(() => setCopied(true))
            }}
          >
            {isCopied ? translate('publishing.copied') : translate('publishing.copy')}
          </button>
          <p role="status">{translate('publishing.linkOnce')}</p>
        </div>
      )}
      <ul className="plan-list" aria-label={translate('publishing.share')}>
        {body?.shares.map((share) => (
          <li key={share.id}>
            <span>
              {translate('publishing.endsAt', {
                when: formatDateTime(share.ends_at),
                who: share.created_by,
              })}
            </span>
            <button type="button" onClick={() => revoke(share.id)}>
              {translate('publishing.takeBack')}
            </button>
          </li>
        ))}
      </ul>
      {body?.shares.length === 0 && <p className="quiet">{translate('publishing.noLinks')}</p>}
    </Dialog>
  )
}
