/** Unix seconds, as in `cv`. */
export function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}

/** The time after which a site sees a change to something that was published at `time`. */
export function oneMillisecondAfter(time: string): string {
  return new Date(Date.parse(time) + 1).toISOString()
}

/** The latest of some ISO 8601 times in the stored form. */
export function latest(time: string, ...others: readonly (string | null)[]): string {
  let last = time
  for (const other of others) if (other !== null && other > last) last = other
  return last
}
