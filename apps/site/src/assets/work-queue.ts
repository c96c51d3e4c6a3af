/** Runs costly work a few at a time and says no when too much is waiting already. */
export interface WorkQueue {
  /** What the work comes to, or undefined when the queue is full and nothing was done. */
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
    // A place is handed on without being given up, so that a newcomer cannot overtake the line.
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
