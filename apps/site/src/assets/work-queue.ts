/** Runs costly tasks, at most `bounds.running` at a time, while at most `bounds.waiting` more wait. */
export function createWorkQueue(bounds: { readonly running: number; readonly waiting: number }) {
  const waitingTurns: (() => void)[] = []
  let running = 0

  async function runInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    // A finished task passes its turn directly to the next, so that no newcomer jumps the queue.
    if (running >= bounds.running) await new Promise<void>((resolve) => waitingTurns.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waitingTurns.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }

  return {
    /** Returns undefined without running the task when the queue is full. */
    run: <Result>(work: () => Promise<Result>): Promise<Result> | undefined =>
      running >= bounds.running && waitingTurns.length >= bounds.waiting
        ? undefined
        : runInTurn(work),
  }
}
