/** Runs something after a delay, unless the function that it returns is called before. */
export type Schedule = (work: () => void, ms: number) => () => void

export const scheduleTimeout: Schedule = (work, ms) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
