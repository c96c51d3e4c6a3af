import type { Clock } from './clock.ts'

export interface FakeClock extends Clock {
  /** Advances the clock and runs the work that is due. */
  readonly pass: (milliseconds: number) => void
  /** Sets the time of day without advancing `ticks`, as a time server does. */
  readonly set: (time: number) => void
  /** Milliseconds until each piece of scheduled work, in the order in which it was scheduled. */
  readonly waiting: () => readonly number[]
}

/** A clock that stands still until it is advanced. */
export function fakeClock(start = Date.parse('2026-01-01T00:00:00Z')): FakeClock {
  let [time, ticks] = [start, 0]
  let timers: { readonly at: number; readonly work: () => void }[] = []
  return {
    now: () => time,
    ticks: () => ticks,
    set: (to) => {
      time = to
    },
    startTimer: (milliseconds, work) => {
      const timer = { at: ticks + milliseconds, work }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    waiting: () => timers.map(({ at }) => at - ticks),
    pass: (milliseconds) => {
      time += milliseconds
      ticks += milliseconds
      const due = timers.filter(({ at }) => at <= ticks)
      timers = timers.filter(({ at }) => at > ticks)
      for (const { work } of due) work()
    },
  }
}
