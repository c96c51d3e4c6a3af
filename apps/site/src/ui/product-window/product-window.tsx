import type { ReactNode } from 'react'

interface ProductWindowProps {
  /** What it shows is a picture, of which a phone sees a part: a ruler says which. */
  readonly hasRuler?: boolean
  readonly children: ReactNode
}

/** Frames a screen as a window of the product (BLOCK-2a, `isMockup`). The frame is decoration. */
export function ProductWindow({ hasRuler = false, children }: ProductWindowProps): ReactNode {
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
