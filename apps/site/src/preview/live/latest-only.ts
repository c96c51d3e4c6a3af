/** Runs `work`, which must not reject, for one value at a time. Of the values that arrive meanwhile, the last is used. */
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
