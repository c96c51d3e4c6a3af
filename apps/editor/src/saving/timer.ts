/** Calls `work` after a delay, unless the returned function cancels it. */
export type StartTimer = (milliseconds: number, work: () => void) => () => void

export const startTimeout: StartTimer = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}
