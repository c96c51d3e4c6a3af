import { type ReactNode, useSyncExternalStore } from 'react'

/** Opens another path of the editor. Components that call `usePath` render again. */
export function openPath(path: string, method: 'pushState' | 'replaceState' = 'pushState'): void {
  history[method](null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname)
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  return () => window.removeEventListener('popstate', onChange)
}

interface PathLinkProps {
  readonly to: string
  readonly isCurrent?: boolean
  readonly className?: string
  readonly label?: string
  readonly children: ReactNode
}

/** A link inside the editor, which opens without a page load unless Ctrl, Cmd or Shift is pressed. */
export function PathLink({ to, isCurrent, className, label, children }: PathLinkProps) {
  return (
    <a
      href={to}
      className={className}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
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
