import type { ReactNode } from 'react'

/** Frames a picture as a window of the product (BLOCK-2a, `isMockup`). The frame is decoration. */
export function ProductWindow({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className="product-window">
      <div className="product-window-bar" />
      <div className="product-window-view">{children}</div>
    </div>
  )
}
