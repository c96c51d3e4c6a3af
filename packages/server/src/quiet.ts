import { setTimeout as pause } from 'node:timers/promises'

export interface Quiet {
  /** Reports work that a client waits for. */
  readonly disturb: () => void
  /** Resolves after a pause without such work, or after a number of pauses. */
  readonly wait: () => Promise<void>
}

const REST_MS = 50
/** Limits the wait on a busy site to a second. */
const MAX_RESTS = 20

/** Lets background work wait until a process is idle. `rest` is one pause, of 50 milliseconds by default. */
export function createQuiet(rest: () => Promise<void> = shortRest): Quiet {
  let disturbed = 0
  return {
    disturb: () => {
      disturbed++
    },
    wait: async () => {
      for (let rests = 0; rests < MAX_RESTS; rests++) {
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
