import { newUid } from '../document/new-uid.ts'
/** One page in one browser. Its journal entries belong to it for as long as it is open. */
export interface Tab {
  readonly id: string
  /** Whether the page with this id is closed, crashed or gone elsewhere. */
  readonly isGone: (id: string) => Promise<boolean>
}

/** A page that was reloaded may take a moment to let go of its lock. */
const LETS_GO_WITHIN_MS = 300

/**
 * Names this page, and holds a lock of that name. The browser releases the lock when the page ends, however
 * that happens.
 */
export function openTab(locks: LockManager | undefined = navigator.locks): Tab {
  const id = newUid()
  const lockOf = (tab: string) => `prospectus-editor-${tab}`
  void locks?.request(lockOf(id), () => new Promise(() => {}))
  const isGone = async (other: string) => {
    if (other === id || locks === undefined) return true
    const options = { signal: AbortSignal.timeout(LETS_GO_WITHIN_MS) }
    return await locks.request(lockOf(other), options, () => true).catch(() => false)
  }
  return { id, isGone }
}
