/**
 * Returns a function that registers a user of something, and returns the function that ends this use. Calls `close` when
 * the last registered use has ended.
 */
export function closeAfterLast(close: () => void): () => () => void {
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
