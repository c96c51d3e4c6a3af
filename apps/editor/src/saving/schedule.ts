/** Calls back after a delay; the returned function cancels it. */
export type Schedule = (callback: () => void, ms: number) => () => void

export const scheduleTimeout: Schedule = (callback, ms) => {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}
