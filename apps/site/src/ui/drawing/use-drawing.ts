import { extensions } from 'virtual:brand-extensions'
import type { Drawing } from '../../rendering/extension.ts'
import { usePage } from '../../rendering/page-view.ts'

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
