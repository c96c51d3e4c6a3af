import { setTimeout as pause } from 'node:timers/promises'

/** Work that nobody waits for: one piece at a time, with a rest before each. */
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
  /** What lies between two pieces, so that requests come first. */
  readonly rest?: () => Promise<void>
}

const REST_MS = 50

/** Bounded by one piece at a time and by how many may wait; does not keep the process alive. */
export function createBackgroundWork(options: Options): BackgroundWork {
  const { onError, maximumWaiting = 500, rest = shortRest } = options
  const waiting: (() => Promise<void>)[] = []
  let working: Promise<void> | undefined

  const workOff = async () => {
    for (;;) {
      await rest()
      const next = waiting.shift()
      if (next === undefined) break
      await next().catch(onError)
    }
    working = undefined
  }
  return {
    add: (work) => {
      waiting.push(work)
      if (waiting.length > maximumWaiting) waiting.shift()
      working ??= workOff()
    },
    settled: async () => working,
  }
}

async function shortRest(): Promise<void> {
  await pause(REST_MS, undefined, { ref: false })
}
