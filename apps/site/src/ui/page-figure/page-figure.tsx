import type { Drawing } from '../../rendering/extension.ts'
import { DrawingView } from '../drawing/drawing.tsx'

/** The page's header drawing, under a first block that shows no picture (DATA-2). */
export function PageFigure({ drawing }: { readonly drawing: Drawing }) {
  return (
    <div className="page-figure theme-light">
      <div className="container-narrow">
        <DrawingView drawing={drawing} id="page-figure" />
      </div>
    </div>
  )
}
