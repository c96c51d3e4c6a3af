import { setTimeout as pause } from 'node:timers/promises'

export interface IdleGate {
  /** Records work that a client waits for. */
  readonly reportWork: () => void
  /** Resolves after a pause without such work, or after `MAX_PAUSES`. */
  readonly waitUntilIdle: () => Promise<void>
}

const PAUSE_MS = 50
/** Limits the wait on a busy site to a second. */
const MAX_PAUSES = 20

/** Lets background work wait until a process is idle. */
export function createIdleGate(pauseOnce: () => Promise<void> = shortPause): IdleGate {
  let workCount = 0
  return {
    reportWork: () => {
      workCount++
    },
    waitUntilIdle: async () => {
      for (let pauses = 0; pauses < MAX_PAUSES; pauses++) {
        const workBefore = workCount
        await pauseOnce()
        if (workCount === workBefore) return
      }
    },
  }
}

async function shortPause(): Promise<void> {
  await pause(PAUSE_MS, undefined, { ref: false })
}
