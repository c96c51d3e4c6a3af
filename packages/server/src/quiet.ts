import { setTimeout as pause } from 'node:timers/promises'

/** Tells when a process has nothing better to do. */
export interface Quiet {
  /** Says that something has been done for somebody who waits, and more of it may come. */
  readonly disturb: () => void
  /** Done after a rest in which nobody disturbed; after so many rests in any case. */
  readonly wait: () => Promise<void>
}

const REST_MS = 50
/** What waits for quiet on a site that is busy all day has its turn once a second. */
const MOST_RESTS = 20

/** @param rest one rest; 50 milliseconds that do not keep the process alive unless told */
export function createQuiet(rest: () => Promise<void> = shortRest): Quiet {
  let disturbed = 0
  return {
    disturb: () => {
      disturbed++
    },
    wait: async () => {
      for (let rests = 0; rests < MOST_RESTS; rests++) {
        const before = disturbed
        await rest()
        if (disturbed === before) return
      }
    },
  }
}

async function shortRest(): Promise<void> {
  await pause(REST_MS, undefined, { ref: false })
}
