/** Stores a value for this tab, across reloads, until it closes; undefined removes the value. */
export function storeInTab(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full, or denied as in some browsers' frames: the value lasts as long as the page.
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
