import { createQuiet } from '@prospectus/server/quiet'

/** Work that nobody waits for: one piece at a time, once no more has been added for a while. */
export interface BackgroundWork {
  /** Adds a piece; when too much waits already the oldest is dropped. */
  readonly add: (work: () => Promise<void>) => void
  /** Done when all that was added has been worked off. */
  readonly settled: () => Promise<void>
}

interface Options {
  /** Called with what a piece of work threw. */
  readonly onError: (error: unknown) => void
  readonly maximumWaiting?: number
  /** What lies before each piece, once or several times, so that requests come first. */
  readonly rest?: () => Promise<void>
}

/** Bounded by one piece at a time and by how many may wait; does not keep the process alive. */
export function createBackgroundWork(options: Options): BackgroundWork {
  const { onError, maximumWaiting = 500, rest } = options
  const quiet = createQuiet(rest)
  const waiting: (() => Promise<void>)[] = []
  let working: Promise<void> | undefined

  const workOff = async () => {
    for (;;) {
      await quiet.wait()
      const next = waiting.shift()
      if (next === undefined) break
      await next().catch(onError)
    }
    working = undefined
  }
  return {
    add: (work) => {
      waiting.push(work)
      // Its page was made for somebody who may ask for the next one.
      quiet.disturb()
      if (waiting.length > maximumWaiting) waiting.shift()
      working ??= workOff()
    },
    settled: async () => working,
  }
}
