/** Calls `work` after a delay, unless the returned function cancels it. */
export type Schedule = (milliseconds: number, work: () => void) => () => void

/** A timer that does not keep the process alive. */
export const scheduleTimer: Schedule = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds).unref()
  return () => clearTimeout(timer)
}
