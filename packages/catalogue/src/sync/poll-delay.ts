/**
 * Milliseconds until the next poll: the seconds set, a tenth more or less so that many sites do not ask
 * at the same moment, and up to five times as long after failures in a row. While there is nothing to show
 * every page answers 503: half a minute, then, is the longest.
 *
 * @param random from 0 up to 1
 */
export function pollDelay({ pollSeconds, failures, isEmpty }: PollState, random: number): number {
  const seconds = pollSeconds * Math.min(Math.max(failures, 1), MAX_DELAY_FACTOR)
  const jitter = 0.9 + random * 0.2
  return 1000 * jitter * (isEmpty ? Math.min(seconds, LONGEST_WHEN_EMPTY_SECONDS) : seconds)
}

export interface PollState {
  readonly pollSeconds: number
  /** In a row. */
  readonly failures: number
  /** Whether there is no content at all. */
  readonly isEmpty: boolean
}

const MAX_DELAY_FACTOR = 5
const LONGEST_WHEN_EMPTY_SECONDS = 30
