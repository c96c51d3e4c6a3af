import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DragNews } from './drag-words.ts'
import type { Target } from './tree-lines.ts'

interface RowDrag {
  readonly id: string
  readonly onDrop: ((id: string, target: Target) => void) | undefined
  readonly canDrop: ((id: string, target: Target) => boolean) | undefined
  /** Told of each step of a drag, once. */
  readonly tell: (news: DragNews) => void
}

/** Makes a line draggable, and lets others be dropped before it, after it or into it. */
export function useRowDrag(row: RefObject<HTMLElement | null>, drag: RowDrag) {
  const { id, onDrop, canDrop } = drag
  const [over, setOver] = useState<Target['where']>()
  const [isDragged, setDragged] = useState(false)
  // It changes with the lines, during a drag too, which must go on then.
  const tell = useRef(drag.tell)
  useEffect(() => {
    tell.current = drag.tell
  })
  useEffect(() => {
    const element = row.current
    if (element === null || onDrop === undefined) return
    const targetOf = (dragged: string, y: number): Target | undefined => {
      const { top, height } = element.getBoundingClientRect()
      return whereIn((y - top) / height)
        .map((where) => ({ id, where }))
        .find((target) => dragged !== id && (canDrop?.(dragged, target) ?? true))
    }
    /** The place that was told of; `none` before there is one. */
    let told: Target['where'] | 'nowhere' | 'none' = 'none'
    const draggedId = (data: Record<string | symbol, unknown>) => String(data.id)
    return combine(
      draggable({
        element,
        getInitialData: () => ({ id }),
        onDragStart: () => {
          setDragged(true)
          tell.current({ do: 'lift', id })
        },
        onDrop: ({ location }) => {
          setDragged(false)
          if (location.current.dropTargets.length === 0) tell.current({ do: 'cancel', id })
        },
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => draggedId(source.data) !== id,
        onDrag: ({ source, location }) => {
          const target = targetOf(draggedId(source.data), location.current.input.clientY)
          setOver(target?.where)
          const where = target?.where ?? 'nowhere'
          if (where !== told) tell.current({ do: 'over', target })
          told = where
        },
        onDragLeave: () => {
          setOver(undefined)
          told = 'none'
        },
        onDrop: ({ source, location }) => {
          setOver(undefined)
          told = 'none'
          const dragged = draggedId(source.data)
          const target = targetOf(dragged, location.current.input.clientY)
          if (target === undefined) return tell.current({ do: 'cancel', id: dragged })
          onDrop(dragged, target)
        },
      }),
    )
  }, [row, id, onDrop, canDrop])
  return { over, isDragged }
}

/** The places that a drop at this height of a line may mean, the likeliest first. */
function whereIn(share: number): readonly Target['where'][] {
  if (share < 0.28) return ['before', 'into', 'after']
  if (share > 0.72) return ['after', 'into', 'before']
  return share < 0.5 ? ['into', 'before', 'after'] : ['into', 'after', 'before']
}
