import { createIdleGate } from '@prospectus/server/idle-gate'

export type BackgroundWork = ReturnType<typeof createBackgroundWork>

/** Runs tasks one at a time while the site is quiet, after `rest`; above `maxWaiting`, drops the oldest. */
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
