/**
 * Runs one piece of work at a time. Of the values that arrive meanwhile only the newest is processed, so a burst of
 * changes ends with the last of them.
 *
 * @param work never rejects
 */
export function latestOnly<Value>(work: (value: Value) => Promise<void>): (value: Value) => void {
  let busy = false
  let waiting: { readonly value: Value } | undefined

  return async (value) => {
    waiting = { value }
    if (busy) return
    busy = true
    while (waiting !== undefined) {
      const next: { readonly value: Value } = waiting
      waiting = undefined
      await work(next.value)
    }
    busy = false
  }
}
