/**
 * Counts the users of a resource. The returned function registers a user, and returns a function that ends this use.
 * The end of the last use calls `close`.
 */
export function countReferences(close: () => void): () => () => void {
  let users = 0
  return () => {
    users++
    let isUsing = true
    return () => {
      if (!isUsing) return
      isUsing = false
      users--
      if (users === 0) close()
    }
  }
}
