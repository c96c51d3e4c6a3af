import type { Clock } from './clock.ts'

export interface FakeClock extends Clock {
  /** Lets so much time pass at once, and what was to happen in it happen. */
  readonly pass: (milliseconds: number) => void
  /** Milliseconds until something is to happen. */
  readonly untilNext: () => number
}

/** A clock that stands still until it is told to go on. */
export function fakeClock(start = Date.parse('2026-01-01T00:00:00Z')): FakeClock {
  let time = start
  let waiting: { readonly at: number; readonly work: () => void }[] = []
  return {
    now: () => time,
    later: (milliseconds, work) => {
      const one = { at: time + milliseconds, work }
      waiting.push(one)
      return () => {
        waiting = waiting.filter((other) => other !== one)
      }
    },
    untilNext: () => Math.min(...waiting.map(({ at }) => at)) - time,
    pass: (milliseconds) => {
      time += milliseconds
      const due = waiting.filter(({ at }) => at <= time)
      waiting = waiting.filter(({ at }) => at > time)
      for (const { work } of due) work()
    },
  }
}
