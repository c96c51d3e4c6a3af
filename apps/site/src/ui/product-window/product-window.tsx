import type { ReactNode } from 'react'

/** Frames a picture as a window of the product (BLOCK-2a, `isMockup`). The frame is decoration. */
export function ProductWindow({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className="product-window">
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
      <div className="product-window-view">{children}</div>
    </div>
  )
}
