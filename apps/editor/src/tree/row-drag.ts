import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { RowDragEvent } from './drag-message.ts'
import type { Target } from './tree-lines.ts'

interface RowDrag {
  readonly id: string
  readonly onDrop: ((id: string, target: Target) => void) | undefined
  readonly canDrop: ((id: string, target: Target) => boolean) | undefined
  readonly onDrag: (event: RowDragEvent) => void
}

/** Makes a row draggable, and a drop target for other rows. */
export function useRowDrag(row: RefObject<HTMLElement | null>, drag: RowDrag) {
  const { id, onDrop, canDrop } = drag
  const [over, setOver] = useState<Target['where']>()
  const [isDragged, setDragged] = useState(false)
  // The callback changes with the lines; a drag must survive that.
  const onDrag = useRef(drag.onDrag)
  useEffect(() => {
    onDrag.current = drag.onDrag
  })
  useEffect(() => {
    const element = row.current
    if (element === null || onDrop === undefined) return
    const targetOf = (dragged: string, y: number): Target | undefined => {
      const { top, height } = element.getBoundingClientRect()
      return dropPositions((y - top) / height)
        .map((where) => ({ id, where }))
        .find((target) => dragged !== id && (canDrop?.(dragged, target) ?? true))
    }
    /** The last position reported; undefined before the first report. */
    let last: Target['where'] | 'nowhere' | undefined
    const draggedId = (data: Record<string | symbol, unknown>) => String(data.id)
    return combine(
      draggable({
        element,
        getInitialData: () => ({ id }),
        onDragStart: () => {
          setDragged(true)
          onDrag.current({ do: 'lift', id })
        },
        onDrop: ({ location }) => {
          setDragged(false)
          if (location.current.dropTargets.length === 0) onDrag.current({ do: 'cancel', id })
        },
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => draggedId(source.data) !== id,
        onDrag: ({ source, location }) => {
          const target = targetOf(draggedId(source.data), location.current.input.clientY)
          setOver(target?.where)
          const where = target?.where ?? 'nowhere'
          if (where !== last) onDrag.current({ do: 'over', target })
          last = where
        },
        onDragLeave: () => {
          setOver(undefined)
          last = undefined
        },
        onDrop: ({ source, location }) => {
          setOver(undefined)
          last = undefined
          const dragged = draggedId(source.data)
          const target = targetOf(dragged, location.current.input.clientY)
          if (target === undefined) return onDrag.current({ do: 'cancel', id: dragged })
          onDrop(dragged, target)
        },
      }),
    )
  }, [row, id, onDrop, canDrop])
  return { over, isDragged }
}

/** Returns the positions that a drop at this share of a row's height may mean, likeliest first. */
function dropPositions(share: number): readonly Target['where'][] {
  if (share < 0.28) return ['before', 'into', 'after']
  if (share > 0.72) return ['after', 'into', 'before']
  return share < 0.5 ? ['into', 'before', 'after'] : ['into', 'after', 'before']
}
