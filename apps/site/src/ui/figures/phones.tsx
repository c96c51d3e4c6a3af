import type { ReactNode } from 'react'

interface PhoneProps {
  readonly children: ReactNode
  /** What the button below says. It is part of the drawing, so nothing can be pressed. */
  readonly button?: string
}

/** Phones side by side, one below the other where there is little room. */
export function Phones({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="phones">{children}</div>
}

/** A screen of the product on a phone. */
export function Phone({ children, button }: PhoneProps): ReactNode {
  return (
    <div className="phones-phone">
      {children}
      {button !== undefined && (
        <span className="phones-button" aria-hidden="true">
          {button}
        </span>
      )}
    </div>
  )
}
