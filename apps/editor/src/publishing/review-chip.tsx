import { useResponse } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'

interface ReviewChipProps {
  readonly storyId: number
  readonly version: number
  readonly onOpen: () => void
}

export const REVIEW_POLL_MS = 5000

/**
 * Button that shows the state of the open story's review, and opens the review. Renders nothing without a review, or
 * with an approval of another version.
 */
export function ReviewChip({ storyId, version, onOpen }: ReviewChipProps) {
  const { body } = useResponse(
    'GET reviews',
    { query: { story_id: storyId } },
    { pollMs: REVIEW_POLL_MS },
  )
  const [review] = body?.reviews ?? []
  if (review === undefined) return null
  // An approval is valid only for the version that was read.
  if (review.state === 'approved' && review.version !== version) return null
  const who = review.state === 'asked' ? review.asked_by : (review.answered_by ?? '')
  const label = translate(`publishing.reviewState.${review.state}`, { who })
  return (
    <button type="button" className="review-chip" title={label} onClick={onOpen}>
      {label}
    </button>
  )
}
