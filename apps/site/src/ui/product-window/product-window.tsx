import type { ReactNode } from 'react'

interface ProductWindowProps {
  /** Shows a ruler under a picture that is wider than a phone. */
  readonly hasRuler?: boolean
  readonly children: ReactNode
}

/** A decorative product window around a screen (BLOCK-2a, `isMockup`). */
export function ProductWindow({ hasRuler = false, children }: ProductWindowProps) {
  return (
    <div className="product-window">
      {hasRuler && (
        <div className="product-window-bar">
          <svg
            className="product-window-pan"
            viewBox="0 0 28 12"
            aria-hidden="true"
            focusable="false"
          >
            <path d="M1 6h26M6 1L1 6l5 5M22 1l5 5-5 5" />
          </svg>
        </div>
      )}
      <div className="product-window-view">{children}</div>
    </div>
  )
}
