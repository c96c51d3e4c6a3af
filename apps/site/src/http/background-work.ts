import { setTimeout as pause } from 'node:timers/promises'

export type BackgroundWork = ReturnType<typeof createBackgroundWork>

/**
 * Runs tasks one at a time, each once the site is quiet, or after about a second. Above `maxWaiting` waiting tasks, the
 * oldest is dropped.
 */
export function createBackgroundWork(options: {
  readonly onError: (error: unknown) => void
  readonly maxWaiting?: number
  readonly rest?: () => Promise<void>
}) {
  const { onError, maxWaiting = 500, rest } = options
  const quiet = createIdleGate(rest)
  const waiting: (() => Promise<void>)[] = []
  let working: Promise<void> | undefined

  const processQueue = async () => {
    for (;;) {
      await quiet.waitUntilIdle()
      const next = waiting.shift()
      if (next === undefined) break
      await next().catch(onError)
    }
    working = undefined
  }
  return {
    add: (work: () => Promise<void>) => {
      waiting.push(work)
      // A visitor just got this page and may soon request the next one.
      quiet.reportWork()
      if (waiting.length > maxWaiting) waiting.shift()
      working ??= processQueue()
    },
    settled: async () => working,
  }
}

interface IdleGate {
  /** Records work that a client waits for. */
  readonly reportWork: () => void
  /** Resolves after a pause without such work, or after `MAX_PAUSES`. */
  readonly waitUntilIdle: () => Promise<void>
}

const PAUSE_MS = 50
/** Limits the wait on a busy site to a second. */
const MAX_PAUSES = 20

/** Lets background work wait until a process is idle. */
function createIdleGate(pauseOnce: () => Promise<void> = shortPause): IdleGate {
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
