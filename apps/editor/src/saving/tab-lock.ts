import { newUid } from '../document/new-uid.ts'

/** An open page of the editor, which owns its journal entries while it is open. */
export type Tab = ReturnType<typeof registerTab>

/** Time that a reloaded page may take to release its lock. */
const LOCK_RELEASE_MS = 300

/** Gives this page an id and takes a lock of that name, which the browser releases even after a crash. */
export function registerTab(locks: LockManager | undefined = navigator.locks) {
  const id = newUid()
  const lockName = (tabId: string) => `prospectus-editor-${tabId}`
  void locks?.request(lockName(id), () => new Promise(() => {}))
  /**
   * True if the journal entries of this tab may be taken over: it is this tab, it is gone, or locks are unsupported.
   */
  const mayAdoptEntriesOf = async (tabId: string): Promise<boolean> => {
    if (tabId === id || locks === undefined) return true
    const options = { signal: AbortSignal.timeout(LOCK_RELEASE_MS) }
    return await locks.request(lockName(tabId), options, () => true).catch(() => false)
  }
  return { id, mayAdoptEntriesOf }
}
