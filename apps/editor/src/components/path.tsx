import { type ReactNode, useSyncExternalStore } from 'react'

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

interface PathLinkProps {
  readonly to: string
  readonly current?: boolean
  readonly className?: string
  /** What it is called where its words alone do not say enough. */
  readonly label?: string
  readonly children: ReactNode
}

/**
 * A link inside the editor. It opens without loading the page anew; with a modifier key held, it behaves as
 * any link.
 */
export function PathLink({ to, current, className, label, children }: PathLinkProps) {
  return (
    <a
      href={to}
      className={className}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
        if (!isPlain) return
        event.preventDefault()
        openPath(to)
      }}
    >
      {children}
    </a>
  )
}
