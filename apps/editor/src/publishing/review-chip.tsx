import { useResponse } from '../context/server-state.ts'
import { translate } from '../messages/messages.ts'

interface ReviewChipProps {
  readonly storyId: number
  readonly version: number
  readonly onOpen: () => void
}

/** What a colleague asks or answers shows within these. */
export const REVIEWS_EVERY_MS = 5000

/** How the review of the open story stands, where there is one to know of; a press opens it. */
export function ReviewChip({ storyId, version, onOpen }: ReviewChipProps) {
  const { body } = useResponse(
    'GET reviews',
    { query: { story_id: storyId } },
    { everyMs: REVIEWS_EVERY_MS },
  )
  const [last] = body?.reviews ?? []
  if (last === undefined) return null
  // An approval is of the draft that was read, not of what was typed since.
  if (last.state === 'approved' && last.version !== version) return null
  const who = last.state === 'asked' ? last.asked_by : (last.answered_by ?? '')
  const words = translate(`publishing.reviewState.${last.state}`, { who })
  return (
    <button type="button" className="review-chip" title={words} onClick={onOpen}>
      {words}
    </button>
  )
}
