import { useEffect, useRef } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { hasRole } from '../context/has-role.ts'
import { useResponse } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'
import { formatFilter } from '../stories/filter-query.ts'
import { NO_FILTER } from '../stories/story-tree.ts'
import { REVIEW_POLL_MS } from './review-chip.tsx'

interface WaitingReviewsProps {
  /** Called when reviews were requested or answered, which changes marks in the story tree. */
  readonly onChanged: () => void
}

/** Button with the number of pages that wait for a review, for people who may answer; it filters the story tree. */
export function WaitingReviews({ onChanged }: WaitingReviewsProps) {
  const { me, navigate } = useEditor()
  const { body } = useResponse('GET reviews', {}, { pollMs: REVIEW_POLL_MS })
  const waitingIds = body?.reviews.map(({ story_id }) => story_id).join(' ')
  const previousIds = useRef<string>(undefined)
  useEffect(() => {
    if (waitingIds === undefined) return
    const hasChanged = previousIds.current !== undefined && previousIds.current !== waitingIds
    previousIds.current = waitingIds
    if (hasChanged) onChanged()
  }, [waitingIds, onChanged])
  const count = body?.reviews.length ?? 0
  if (count === 0 || !hasRole(me, 'editor')) return null
  return (
    <button
      type="button"
      className="waiting-reviews"
      onClick={() => navigate({ filter: formatFilter({ ...NO_FILTER, state: 'in-review' }) })}
    >
      {translate('publishing.waitingReviews', { count })}
    </button>
  )
}
