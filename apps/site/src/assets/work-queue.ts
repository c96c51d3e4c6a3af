/** Runs a few pieces of costly work at a time, and refuses more when too many are waiting. */
export interface WorkQueue {
  /** The result of the work, or undefined when the queue was full and nothing was done. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result> | undefined
}

/** A queue with at most `running` pieces of work under way and `waiting` more in line. */
export function createWorkQueue(bounds: {
  readonly running: number
  readonly waiting: number
}): WorkQueue {
  const line: (() => void)[] = []
  let running = 0

  async function turn<Result>(work: () => Promise<Result>): Promise<Result> {
    // A finished task passes its place directly to the next, so that a newcomer cannot jump the queue.
    if (running >= bounds.running) await new Promise<void>((resolve) => line.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }

  return {
    run: (work) =>
      running >= bounds.running && line.length >= bounds.waiting ? undefined : turn(work),
  }
}
