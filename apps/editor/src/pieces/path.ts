import { useSyncExternalStore } from 'react'

/** Opens another address of the editor; every part that follows the address is told. */
export function openPath(path: string, how: 'pushState' | 'replaceState' = 'pushState'): void {
  history[how](null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

/** The path that is open now. */
export function usePath(): string {
  return useSyncExternalStore(follow, () => location.pathname)
}

function follow(changed: () => void): () => void {
  window.addEventListener('popstate', changed)
  return () => window.removeEventListener('popstate', changed)
}
