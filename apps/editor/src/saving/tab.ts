import { newUid } from '../document/new-uid.ts'

/** One open page of the editor. Its journal entries belong to it for as long as it is open. */
export type Tab = ReturnType<typeof openTab>

/** A page that was reloaded may take this long to release its lock. */
const RELEASES_WITHIN_MS = 300

/** Names this page, and holds a lock of that name, which the browser releases however the page ends. */
export function openTab(locks: LockManager | undefined = navigator.locks) {
  const id = newUid()
  const lockOf = (tab: string) => `prospectus-editor-${tab}`
  void locks?.request(lockOf(id), () => new Promise(() => {}))
  /** Returns true when the page with this id was closed, has crashed or shows another address. */
  const isGone = async (other: string): Promise<boolean> => {
    if (other === id || locks === undefined) return true
    const options = { signal: AbortSignal.timeout(RELEASES_WITHIN_MS) }
    return await locks.request(lockOf(other), options, () => true).catch(() => false)
  }
  return { id, isGone }
}
