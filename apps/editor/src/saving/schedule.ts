/** Runs work after a delay; the returned function cancels it. */
export type Schedule = (work: () => void, ms: number) => () => void

export const scheduleTimeout: Schedule = (work, ms) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
