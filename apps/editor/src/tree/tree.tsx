import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import './tree.css'
import { translate } from '../messages/messages.ts'
import { describeDrag, type LineDragEvent } from './drag-message.ts'
import { useLineDrag } from './line-drag.ts'
import { actionOfKey } from './tree-keys.ts'
import {
  type DropTarget,
  lineIndexesToRender,
  type TreeLine,
  type TreeLines,
} from './tree-lines.ts'

export interface TreeProps<Position> {
  readonly label: string
  readonly lines: TreeLines
  /** When it changes, the tree scrolls to the selected line. */
  readonly selectedId: string | undefined
  readonly onSelect: (id: string) => void
  readonly onToggle: (id: string) => void
  /** Moves a line one position up or down. */
  readonly onStep?: (id: string, step: -1 | 1) => void
  readonly onDelete?: (id: string) => void
  /** Called first for each key on the active line; true when it handled the key, which the tree then ignores. */
  readonly onKey?: (event: KeyboardEvent, id: string) => boolean
  readonly onHover?: (id: string | undefined) => void
  /** Returns the position of a line that is dropped at a target; undefined where it is not allowed. */
  readonly dropPosition: (id: string, target: DropTarget) => Position | undefined
  readonly onDrop: (id: string, position: Position) => void
  /** Announces a drag in progress to screen readers; `onDrop` announces its result. */
  readonly announce: (text: string) => void
  /** Text in place of the lines while there are none. */
  readonly empty: string
}

const LINE_HEIGHT_PX = 28
const LINE_PADDING_PX = 8
/** Indentation of each further level. */
const INDENT_PX = 14

/** A tree that renders only the lines near the viewport, and the active one. */
export function Tree<Position>(props: TreeProps<Position>) {
  const { label, lines, selectedId, onSelect, onToggle, onHover, announce, empty } = props
  const prefix = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [viewport, setViewport] = useState({ top: 0, height: 600 })
  const [activeId, setActiveId] = useState<string>()
  const indexOf = (id: string | undefined) => (id === undefined ? -1 : lines.indexOf(id))
  const foundIndex = indexOf(activeId)
  const activeIndex = foundIndex >= 0 ? foundIndex : Math.max(0, indexOf(selectedId))

  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return
    const measure = () => setViewport({ top: element.scrollTop, height: element.clientHeight })
    const observer = new ResizeObserver(() => {
      measure()
      keepSelectedVisible.current()
    })
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  const scrollTo = (index: number) => {
    const element = scroller.current
    if (element === null || index < 0) return
    const [top, bottom] = [index * LINE_HEIGHT_PX, (index + 1) * LINE_HEIGHT_PX]
    if (top < element.scrollTop) element.scrollTop = top
    else if (bottom > element.scrollTop + element.clientHeight) {
      element.scrollTop = bottom - element.clientHeight
    }
  }
  // Keeps the selected line visible when a panel beside the tree makes it smaller.
  const keepSelectedVisible = useRef(() => {})
  keepSelectedVisible.current = () => {
    scrollTo(indexOf(selectedId))
  }
  const isListed = indexOf(selectedId) >= 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another selection scrolls, not other lines
  useEffect(() => {
    if (selectedId === undefined) return
    setActiveId(selectedId)
    scrollTo(indexOf(selectedId))
  }, [selectedId, isListed])

  const handleKey = (event: KeyboardEvent) => {
    const id = lines.at(activeIndex)?.id
    if (id !== undefined && props.onKey?.(event, id)) return event.preventDefault()
    if (event.ctrlKey || event.metaKey) return
    const pageSize = Math.max(1, Math.floor(viewport.height / LINE_HEIGHT_PX) - 1)
    const action = actionOfKey(event, lines, activeIndex, pageSize)
    if (action === undefined) return
    event.preventDefault()
    switch (action.kind) {
      case 'go':
        setActiveId(lines.at(action.to)?.id)
        scrollTo(action.to)
        break
      case 'open':
      case 'close':
        onToggle(action.line.id)
        break
      case 'choose':
        setActiveId(action.line.id)
        onSelect(action.line.id)
        break
      case 'step':
        props.onStep?.(action.line.id, action.step)
        break
      case 'delete':
        props.onDelete?.(action.line.id)
    }
  }
  const renderedIndexes = lineIndexesToRender(
    lines.count,
    { ...viewport, lineHeight: LINE_HEIGHT_PX },
    activeIndex,
  )
  return (
    <div className="tree" ref={scroller} onPointerLeave={() => onHover?.(undefined)}>
      {lines.count === 0 && <p className="tree-empty">{empty}</p>}
      <div
        role="tree"
        aria-label={label}
        tabIndex={0}
        aria-activedescendant={lines.count > 0 ? `${prefix}${activeIndex}` : undefined}
        onKeyDown={handleKey}
        className="tree-lines"
        style={{ blockSize: lines.count * LINE_HEIGHT_PX }}
      >
        {renderedIndexes.map((index) => {
          const line = lines.at(index)
          if (line === undefined) return null
          return (
            <TreeLineView
              key={line.id}
              {...line}
              domId={`${prefix}${index}`}
              top={index * LINE_HEIGHT_PX}
              isActive={index === activeIndex}
              isSelected={line.id === selectedId}
              onSelect={(id) => {
                setActiveId(id)
                onSelect(id)
              }}
              onToggle={onToggle}
              onHover={onHover}
              dropPosition={props.dropPosition}
              onDrop={props.onDrop}
              onDrag={(event) => announce(describeDrag(event, lines))}
            />
          )
        })}
      </div>
    </div>
  )
}

interface TreeLineViewProps<Position>
  extends TreeLine,
    Pick<TreeProps<Position>, 'onSelect' | 'onToggle' | 'dropPosition' | 'onDrop'> {
  readonly domId: string
  readonly top: number
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly onHover: ((id: string | undefined) => void) | undefined
  readonly onDrag: (event: LineDragEvent) => void
}

function TreeLineView<Position>(props: TreeLineViewProps<Position>) {
  const { id, label, level, isOpen, note, mark, names, isActive, isSelected } = props
  const lineRef = useRef<HTMLDivElement>(null)
  const { placement, isDragged } = useLineDrag(lineRef, props)
  const classes = [
    'tree-line',
    isActive && 'is-active',
    isDragged && 'is-dragged',
    placement && `is-${placement}`,
    names && 'has-people',
  ]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus
    <div
      ref={lineRef}
      id={props.domId}
      role="treeitem"
      aria-level={level}
      aria-posinset={props.position}
      aria-setsize={props.setSize}
      aria-selected={isSelected}
      aria-expanded={isOpen}
      className={classes.filter(Boolean).join(' ')}
      style={{
        insetBlockStart: props.top,
        paddingInlineStart: LINE_PADDING_PX + (level - 1) * INDENT_PX,
      }}
      onClick={() => props.onSelect(id)}
      onPointerEnter={() => props.onHover?.(id)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys do the same */}
      <span
        className={
          isOpen === undefined ? 'tree-twist' : `tree-twist ${isOpen ? 'is-open' : 'is-closed'}`
        }
        onClick={(event) => {
          if (isOpen === undefined) return
          event.stopPropagation()
          props.onToggle(id)
        }}
      />
      <span className="tree-label">{label}</span>
      {note !== undefined && <span className="tree-note">{note}</span>}
      {names !== undefined && (
        <span className="tree-people" title={names}>
          {translate('tree.isHere', { names })}
        </span>
      )}
      {mark !== undefined && (
        <span className={`tree-mark is-${mark}`} title={translate(`tree.${mark}`)}>
          <span className="visually-hidden">{translate(`tree.${mark}`)}</span>
        </span>
      )}
    </div>
  )
}
