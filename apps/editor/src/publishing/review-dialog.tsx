import type { Review } from '@prospectus/protocol/management/review'
import { useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { formatDateTime } from '../components/format-date.ts'
import { useEditor } from '../context/editor-context.ts'
import { hasRole } from '../context/has-role.ts'
import { useChange, useResponse } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'
import { type PublishingDialogProps, saveDraft } from './draft-actions.ts'

export function ReviewDialog({ storyStore, onDone, onClose }: PublishingDialogProps) {
  const { me } = useEditor()
  const change = useChange()
  const { id, version } = storyStore.state().story.record
  const storyReviews = useResponse('GET reviews', { query: { story_id: id } })
  const allReviews = useResponse('GET reviews', {})
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  // Until the reviews are loaded, it is not known whether one is to be requested or answered.
  const isLoaded = storyReviews.body !== undefined
  const [latestReview] = storyReviews.body?.reviews ?? []
  const otherReviews = (allReviews.body?.reviews ?? []).filter(({ story_id }) => story_id !== id)
  const finish = ({ problem }: { readonly problem: string }) => {
    setProblem(problem)
    if (problem !== '') return
    setText('')
    onDone()
  }
  const requestReview = async () => {
    const saveProblem = await saveDraft(storyStore)
    if (saveProblem !== '') return setProblem(saveProblem)
    finish(await change('POST reviews', { body: { review: { story_id: id, comment: text } } }))
  }
  const isPending = latestReview?.state === 'asked'
  const canAnswer = isPending && hasRole(me, 'editor')
  const answer = async (state: 'approved' | 'sent_back') => {
    if (latestReview === undefined) return
    const body = { review: { state, answer: text } }
    finish(await change('PUT reviews/:id', { params: { id: latestReview.id }, body }))
  }
  return (
    <Dialog
      size="middle"
      title={translate('publishing.review')}
      problem={problem || storyReviews.problem || allReviews.problem}
      onClose={onClose}
    >
      {!isLoaded && storyReviews.problem === '' && <p>{translate('publishing.looking')}</p>}
      {isLoaded && latestReview === undefined && <p>{translate('publishing.reviewText')}</p>}
      {latestReview !== undefined && <ReviewState review={latestReview} />}
      {isPending && latestReview.version !== version && (
        <p role="status">{translate('publishing.changedSince')}</p>
      )}
      <label className="form-row">
        {canAnswer ? translate('publishing.answer') : translate('publishing.comment')}
        <textarea value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </label>
      <div className="dialog-actions">
        {canAnswer ? (
          <>
            <button type="button" onClick={() => void answer('sent_back')}>
              {translate('publishing.sendBack')}
            </button>
            <button type="button" className="is-primary" onClick={() => void answer('approved')}>
              {translate('publishing.approve')}
            </button>
          </>
        ) : (
          <button type="button" className="is-primary" disabled={!isLoaded} onClick={requestReview}>
            {isPending ? translate('publishing.askAnew') : translate('publishing.askForReview')}
          </button>
        )}
      </div>
      {otherReviews.length > 0 && (
        <section>
          <h3>{translate('publishing.waiting')}</h3>
          <ul className="plan-list">
            {otherReviews.map(({ id, story_id, story_name, asked_by, asked_at, comment }) => (
              <li key={id}>
                <span>
                  <a href={`/stories/${story_id}`}>{story_name}</a> {comment}{' '}
                  <span className="quiet">
                    {translate('publishing.reviewRequestedBy', {
                      who: asked_by,
                      when: formatDateTime(asked_at),
                    })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}

function ReviewState({ review }: { readonly review: Review }) {
  const { state, asked_by, asked_at, comment, answer, answered_by, answered_at } = review
  const decisionKey = state === 'approved' ? 'publishing.approvedBy' : 'publishing.sentBackBy'
  return (
    <div className="review-state">
      <p>
        {translate('publishing.reviewRequestedBy', {
          who: asked_by,
          when: formatDateTime(asked_at),
        })}
      </p>
      {comment !== '' && <blockquote>{comment}</blockquote>}
      {state !== 'asked' && (
        <>
          <p>
            {translate(decisionKey, {
              who: answered_by ?? '',
              when: formatDateTime(answered_at ?? ''),
            })}
          </p>
          {answer !== '' && <blockquote>{answer}</blockquote>}
        </>
      )}
    </div>
  )
}
