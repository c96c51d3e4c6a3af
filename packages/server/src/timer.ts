/** Calls `work` after a delay, unless the returned function cancels it. */
export type StartTimer = (milliseconds: number, work: () => void) => () => void

/**
 * Calls `work` immediately, and again `milliseconds` after each time it has ended. `work` must not reject.
 * @returns a function that stops, and resolves when work in progress is done
 */
export function repeatWork(
  milliseconds: number,
  work: (isStopped: () => boolean) => Promise<void>,
  startTimer: StartTimer = startBackgroundTimer,
): () => Promise<void> {
  let isStopped = false
  let cancel = () => {}
  let pendingWork: Promise<void>
  const run = () => {
    pendingWork = work(() => isStopped).then(() => {
      if (!isStopped) cancel = startTimer(milliseconds, run)
    })
  }
  run()
  return async () => {
    isStopped = true
    cancel()
    await pendingWork
  }
}

/** A timer that does not keep the process alive. */
export const startBackgroundTimer: StartTimer = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds).unref()
  return () => clearTimeout(timer)
}
