import type { ReactNode } from 'react'
import { type Graphic, WorldFigure } from '../figures/world-figure.tsx'

/** The page's header drawing under a first block that has no place for one (DATA-2). */
export function PageFigure({ graphic }: { readonly graphic: Graphic }): ReactNode {
  return (
    <div className="page-figure theme-light">
      <div className="container-narrow">
        <WorldFigure graphic={graphic} id="page-figure" />
      </div>
    </div>
  )
}
