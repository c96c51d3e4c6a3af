/** Time, as the refresh sees it: tests have one of their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds since some moment, for how long something takes: it goes on when the time of day is set. */
  readonly ticks: () => number
  /** Calls `work` after so many milliseconds, unless the function returned is called before. */
  readonly later: (milliseconds: number, work: () => void) => () => void
}

/** Real time; what is still to come does not keep the process alive. */
export const systemClock: Clock = {
  now: Date.now,
  ticks: () => performance.now(),
  later: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds).unref()
    return () => clearTimeout(timer)
  },
}

/** Done after so many milliseconds. */
export function rest(clock: Clock, milliseconds: number): Promise<void> {
  return new Promise((resolve) => void clock.later(milliseconds, resolve))
}

/** The moment as a `cv` that no cache in front of the content system has seen (delivery-protocol#caching). */
export function freshCv(clock: Clock): number {
  return Math.floor(clock.now() / 1000)
}
