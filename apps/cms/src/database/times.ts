/** A time as Unix seconds, as `cv` is. */
export function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}

/** The last of some times, all in the ISO 8601 form that times are stored in. */
export function latest(time: string, ...others: readonly (string | null)[]): string {
  return others.reduce<string>(
    (last, other) => (other !== null && other > last ? other : last),
    time,
  )
}
