import { setTimeout as pause } from 'node:timers/promises'

export type BackgroundWork = ReturnType<typeof createBackgroundWork>

/**
 * Runs tasks one at a time, each once no task has been added for a moment, or after about a second. Above `maxWaiting`
 * waiting tasks, the oldest is dropped.
 *
 * @param options.pauseOnce resolves after that moment; 50 ms by default
 */
export function createBackgroundWork(options: {
  readonly onError: (error: unknown) => void
  readonly maxWaiting?: number
  readonly pauseOnce?: () => Promise<void>
}) {
  const { onError, maxWaiting = 500, pauseOnce } = options
  const gate = createIdleGate(pauseOnce)
  const waiting: (() => Promise<void>)[] = []
  let working: Promise<void> | undefined

  const processQueue = async () => {
    for (;;) {
      await gate.waitUntilIdle()
      const next = waiting.shift()
      if (next === undefined) break
      await next().catch(onError)
    }
    working = undefined
  }
  return {
    add: (work: () => Promise<void>) => {
      waiting.push(work)
      // A visitor just got the page that the task is about and may soon request the next one.
      gate.reportActivity()
      if (waiting.length > maxWaiting) waiting.shift()
      working ??= processQueue()
    },
    /** Resolves when no task waits or runs. */
    settled: async () => working,
  }
}

interface IdleGate {
  /** Records that the process has just served a client. */
  readonly reportActivity: () => void
  /** Resolves after a pause without activity, or after `MAX_PAUSES`. */
  readonly waitUntilIdle: () => Promise<void>
}

const PAUSE_MS = 50
/** Limits the wait on a busy site to a second. */
const MAX_PAUSES = 20

/** Lets background work wait until a process is idle. */
function createIdleGate(pauseOnce: () => Promise<void> = shortPause): IdleGate {
  let activityCount = 0
  return {
    reportActivity: () => {
      activityCount++
    },
    waitUntilIdle: async () => {
      for (let pauses = 0; pauses < MAX_PAUSES; pauses++) {
        const countBefore = activityCount
        await pauseOnce()
        if (activityCount === countBefore) return
      }
    },
  }
}

async function shortPause(): Promise<void> {
  await pause(PAUSE_MS, undefined, { ref: false })
}
