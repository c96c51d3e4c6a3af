/** Unix seconds, as in `cv`. */
export function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}

/** The earliest time for a change that follows one at `time`: sites notice only a change with a later time. */
export function oneMillisecondAfter(time: string): string {
  return new Date(Date.parse(time) + 1).toISOString()
}

/** The latest of some times, all in the stored form of ISO 8601. */
export function latest(time: string, ...others: readonly (string | null)[]): string {
  let last = time
  for (const other of others) if (other !== null && other > last) last = other
  return last
}
