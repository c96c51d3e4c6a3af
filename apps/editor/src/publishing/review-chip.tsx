import { useResponse } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'

interface ReviewChipProps {
  readonly storyId: number
  readonly version: number
  readonly onOpen: () => void
}

export const REVIEW_POLL_MS = 5000

/** State of the open story's review; a click opens the review. Nothing without a review. */
export function ReviewChip({ storyId, version, onOpen }: ReviewChipProps) {
  const { body } = useResponse(
    'GET reviews',
    { query: { story_id: storyId } },
    { pollMs: REVIEW_POLL_MS },
  )
  const [last] = body?.reviews ?? []
  if (last === undefined) return null
  // An approval is valid only for the version that was read.
  if (last.state === 'approved' && last.version !== version) return null
  const who = last.state === 'asked' ? last.asked_by : (last.answered_by ?? '')
  const label = translate(`publishing.reviewState.${last.state}`, { who })
  return (
    <button type="button" className="review-chip" title={label} onClick={onOpen}>
      {label}
    </button>
  )
}
