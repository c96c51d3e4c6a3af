import { type Schedule, scheduleTimer } from '@prospectus/server/schedule'

/** Time as the refresh sees it; tests have a clock of their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds for measuring durations, which setting the time of day does not change. */
  readonly ticks: () => number
  readonly schedule: Schedule
}

export const systemClock: Clock = {
  now: Date.now,
  ticks: () => performance.now(),
  schedule: scheduleTimer,
}

export function rest(clock: Clock, milliseconds: number): Promise<void> {
  return new Promise((resolve) => void clock.schedule(milliseconds, resolve))
}

/** The time as a `cv` that no cache in front of the content system has seen (delivery-protocol#caching). */
export function freshCv(clock: Clock): number {
  return Math.floor(clock.now() / 1000)
}
