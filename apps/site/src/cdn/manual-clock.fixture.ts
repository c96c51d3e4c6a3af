/** Timers for tests: time advances by calls of `pass` only. */
export function manualClock() {
  let now = 0
  const due = new Set<{ readonly at: number; readonly work: () => void }>()
  return {
    now: () => now,
    startTimer: (milliseconds: number, work: () => void) => {
      const entry = { at: now + milliseconds, work }
      due.add(entry)
      return () => due.delete(entry)
    },
    pass: (milliseconds: number) => {
      now += milliseconds
      for (const entry of [...due].filter(({ at }) => at <= now)) {
        due.delete(entry)
        entry.work()
      }
    },
    /** Milliseconds until each scheduled call. */
    waiting: () => Array.from(due, ({ at }) => at - now),
  }
}
