import type { ReactNode } from 'react'
import type { Drawing } from '../../rendering/extension.ts'

/** The page's header drawing under a first block that has no place for one (DATA-2). */
export function PageFigure({ drawing }: { readonly drawing: Drawing }): ReactNode {
  return (
    <div className="page-figure theme-light">
      <div className="container-narrow">
        <drawing.View id="page-figure" />
      </div>
    </div>
  )
}
