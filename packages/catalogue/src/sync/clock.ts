import { type StartTimer, startBackgroundTimer } from '@prospectus/server/timer'

/** Time for the sync; tests use a clock of their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Monotonic milliseconds, for durations. */
  readonly ticks: () => number
  readonly startTimer: StartTimer
}

export const systemClock: Clock = {
  now: Date.now,
  ticks: () => performance.now(),
  startTimer: startBackgroundTimer,
}

export function sleep(clock: Clock, milliseconds: number): Promise<void> {
  return new Promise((resolve) => void clock.startTimer(milliseconds, resolve))
}

/** The time as a `cv` that no cache in front of the content system has seen (delivery-protocol#caching). */
export function freshCv(clock: Clock): number {
  return Math.floor(clock.now() / 1000)
}
