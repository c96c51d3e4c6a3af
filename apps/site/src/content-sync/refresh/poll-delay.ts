/**
 * Milliseconds until the next poll: the seconds set, a tenth more or less so that many sites do not ask
 * at the same moment, and up to five times as long after failures in a row.
 *
 * @param random from 0 up to 1
 */
export function pollDelay(pollSeconds: number, failures: number, random: number): number {
  const jitter = 0.9 + random * 0.2
  return pollSeconds * 1000 * jitter * Math.min(Math.max(failures, 1), MAX_DELAY_FACTOR)
}

const MAX_DELAY_FACTOR = 5
