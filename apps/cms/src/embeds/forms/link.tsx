import type { ReactNode } from 'react'

interface LinkProps {
  readonly href: string
  readonly children: ReactNode
  /** The words that announce a tab of its own; without them the window around the frame goes there. */
  readonly newTab?: string
  readonly className?: string
}

/** A link out of a frame, which never opens in the frame. */
export function Link({ href, children, newTab, className }: LinkProps): ReactNode {
  return newTab === undefined ? (
    <a href={href} target="_top" className={className}>
      {children}
    </a>
  ) : (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="visually-hidden"> {newTab}</span>
    </a>
  )
}
