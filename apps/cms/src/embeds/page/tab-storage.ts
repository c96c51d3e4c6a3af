/** Stores a value for this tab, across reloads, until it closes; undefined removes the value. */
export function storeInTab(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full, or blocked as in some browsers' iframes: the value is not stored and does not survive a reload.
  }
}

/** The value that `storeInTab` stored; undefined without one. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}
