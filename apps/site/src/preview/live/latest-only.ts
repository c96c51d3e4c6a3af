/** Runs `work`, which never rejects, for one value at a time; of those that arrive meanwhile, only for the newest. */
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
