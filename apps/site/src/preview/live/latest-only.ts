/**
 * Returns a function that runs `work` for one value at a time; of the values that arrive meanwhile, only the last is
 * used. `work` must not reject.
 */
export function latestOnly<Value>(work: (value: Value) => Promise<void>): (value: Value) => void {
  let isRunning = false
  let waiting: { readonly value: Value } | undefined

  return async (value) => {
    waiting = { value }
    if (isRunning) return
    isRunning = true
    while (waiting !== undefined) {
      const next: { readonly value: Value } = waiting
      waiting = undefined
      await work(next.value)
    }
    isRunning = false
  }
}
