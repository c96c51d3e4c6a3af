/**
 * Does one thing at a time, and of what is asked for meanwhile only the newest: a burst of changes ends with
 * the last of them, however long each takes.
 *
 * @param work never rejects
 */
export function latestOnly<Asked>(work: (asked: Asked) => Promise<void>): (asked: Asked) => void {
  let busy = false
  let waiting: { readonly asked: Asked } | undefined

  return async (asked) => {
    waiting = { asked }
    if (busy) return
    busy = true
    while (waiting !== undefined) {
      const next: { readonly asked: Asked } = waiting
      waiting = undefined
      await work(next.asked)
    }
    busy = false
  }
}
