import { extensions } from 'virtual:brand-extensions'
import type { Drawing, DrawingProps } from '../../rendering/extension.ts'
import { usePage } from '../../rendering/page-view.ts'
import { useRecordPicture } from '../../rendering/render-scope.ts'

/**
 * Returns a function that finds a drawing by its stored name, and returns undefined if there is none or the page lacks
 * its data (DATA-4).
 */
export function useDrawingFinder(): (name: string | undefined) => Drawing | undefined {
  const page = usePage()
  return (name) => {
    const allDrawings = extensions.flatMap(({ drawings }) => drawings)
    const drawing = allDrawings.find((candidate) => candidate.name === name)
    return drawing?.canDraw(page) ? drawing : undefined
  }
}

/** A drawing that counts as its block's picture (DATA-2). */
export function DrawingView(props: DrawingProps & { readonly drawing: Drawing }) {
  useRecordPicture()
  const { drawing, ...viewProps } = props
  return <drawing.View {...viewProps} />
}
