import { extensions } from 'virtual:brand-extensions'
import type { ReactNode } from 'react'
import type { Drawing, DrawingProps } from '../../rendering/extension.ts'
import { usePage } from '../../rendering/page-view.ts'
import { useNotePicture } from '../../rendering/render-scope.ts'

/**
 * Says which drawing a stored name means: none for names that no extension of the brand has, and where the page
 * lacks what it is made from (DATA-4).
 */
export function useDrawing(): (name: string | undefined) => Drawing | undefined {
  const page = usePage()
  return (name) => {
    const known = extensions.flatMap(({ drawings }) => drawings)
    const drawing = known.find((each) => each.name === name)
    return drawing?.canDraw(page) ? drawing : undefined
  }
}

/** A drawing on a page: the picture of the block that shows it (DATA-2). */
export function DrawingView(props: DrawingProps & { readonly drawing: Drawing }): ReactNode {
  useNotePicture()
  const { drawing, ...shown } = props
  return <drawing.View {...shown} />
}
