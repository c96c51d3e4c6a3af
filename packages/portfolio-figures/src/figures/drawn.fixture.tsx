import type { Drawing, DrawingProps } from '@prospectus/site/src/rendering/extension.ts'
import { DrawingView, useDrawingFinder } from '@prospectus/site/src/ui/drawing/drawing.tsx'
import { Media } from '@prospectus/site/src/ui/media/media.tsx'
import type { ReactNode } from 'react'
import { drawings } from './dataset-figure.tsx'

interface DrawnProps extends DrawingProps {
  readonly graphic: string
}

/** Renders a drawing as on a page: nothing if the dataset lacks the figures. */
export function Drawn({ graphic, ...props }: DrawnProps): ReactNode {
  const drawing = useDrawingFinder()(graphic)
  return drawing && <DrawingView drawing={drawing} {...props} />
}

/** Renders a drawing as in a block, beside its text. */
export function DrawnMedia({ graphic }: { readonly graphic: string }): ReactNode {
  return <Media drawing={useDrawingFinder()(graphic)} title="One" sizes="100vw" />
}

/** Finds a drawing by name. */
export function drawingNamed(name: string): Drawing | undefined {
  return drawings.find((drawing) => drawing.name === name)
}
