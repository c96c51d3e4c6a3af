import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { LineDragEvent } from './drag-message.ts'
import type { DropTarget } from './tree-lines.ts'

interface LineDrag<Position> {
  readonly id: string
  readonly dropPosition: (id: string, target: DropTarget) => Position | undefined
  readonly onDrop: (id: string, position: Position) => void
  readonly onDrag: (event: LineDragEvent) => void
}

/**
 * Makes a line draggable, and a drop target for other lines. Returns whether it is being dragged, and where a line
 * dragged over it would be placed.
 */
export function useLineDrag<Position>(
  lineRef: RefObject<HTMLElement | null>,
  drag: LineDrag<Position>,
) {
  const { id, dropPosition, onDrop } = drag
  const [placement, setPlacement] = useState<DropTarget['placement']>()
  const [isDragged, setDragged] = useState(false)
  // A ref, so that a drag survives a new callback.
  const onDrag = useRef(drag.onDrag)
  useEffect(() => {
    onDrag.current = drag.onDrag
  })
  useEffect(() => {
    const element = lineRef.current
    if (element === null) return
    const targetOf = (draggedId: string, y: number): DropTarget | undefined => {
      const { top, height } = element.getBoundingClientRect()
      return likelyPlacements((y - top) / height)
        .map((placement) => ({ id, placement }))
        .find((target) => draggedId !== id && dropPosition(draggedId, target) !== undefined)
    }
    /** The placement reported last: `none` where the line cannot be dropped; undefined before the first report. */
    let lastPlacement: DropTarget['placement'] | 'none' | undefined
    const idIn = (data: Record<string | symbol, unknown>) => String(data.id)
    return combine(
      draggable({
        element,
        getInitialData: () => ({ id }),
        onDragStart: () => {
          setDragged(true)
          onDrag.current({ kind: 'lift', id })
        },
        onDrop: ({ location }) => {
          setDragged(false)
          if (location.current.dropTargets.length === 0) onDrag.current({ kind: 'cancel', id })
        },
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => idIn(source.data) !== id,
        onDrag: ({ source, location }) => {
          const target = targetOf(idIn(source.data), location.current.input.clientY)
          setPlacement(target?.placement)
          const placement = target?.placement ?? 'none'
          if (placement !== lastPlacement) onDrag.current({ kind: 'over', target })
          lastPlacement = placement
        },
        onDragLeave: () => {
          setPlacement(undefined)
          lastPlacement = undefined
        },
        onDrop: ({ source, location }) => {
          setPlacement(undefined)
          lastPlacement = undefined
          const draggedId = idIn(source.data)
          const target = targetOf(draggedId, location.current.input.clientY)
          const position = target && dropPosition(draggedId, target)
          if (position === undefined) return onDrag.current({ kind: 'cancel', id: draggedId })
          onDrop(draggedId, position)
        },
      }),
    )
  }, [lineRef, id, dropPosition, onDrop])
  return { placement, isDragged }
}

/** Height of the upper and of the lower part of a line in which a drop goes before or after it, as a fraction. */
const EDGE_FRACTION = 0.28

/** Returns the placements for a drop at a fraction of the line's height, likeliest first. */
function likelyPlacements(fraction: number): readonly DropTarget['placement'][] {
  if (fraction < EDGE_FRACTION) return ['before', 'into', 'after']
  if (fraction > 1 - EDGE_FRACTION) return ['after', 'into', 'before']
  return fraction < 0.5 ? ['into', 'before', 'after'] : ['into', 'after', 'before']
}
