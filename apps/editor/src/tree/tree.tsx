import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import './tree.css'
import { translate } from '../messages/messages.ts'
import { dragMessage, type RowDragEvent } from './drag-message.ts'
import { useRowDrag } from './row-drag.ts'
import { actionOfKey } from './tree-keys.ts'
import { renderedLines, type Target, type TreeLine, type TreeLines } from './tree-lines.ts'

export interface TreeProps {
  readonly label: string
  readonly lines: TreeLines
  /** The tree scrolls to the chosen line when it changes. */
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  readonly onToggle: (id: string) => void
  readonly onStep?: (id: string, by: -1 | 1) => void
  readonly onDelete?: (id: string) => void
  /** Handles other keys on the active line; true when it did something. */
  readonly onKey?: (event: KeyboardEvent, id: string) => boolean
  readonly onHover?: (id: string | undefined) => void
  /** Undefined where nothing can be dragged. */
  readonly onDrop?: ((id: string, target: Target) => void) | undefined
  readonly canDrop?: (id: string, target: Target) => boolean
  /** Tells screen readers about a drag in progress; its result is announced by `onDrop`. */
  readonly announce: (text: string) => void
  readonly empty: string
}

const LINE_HEIGHT = 28

/** A tree that renders only the visible lines. */
export function Tree(props: TreeProps) {
  const { label, lines, chosen, onChoose, onToggle, onStep, onDelete, onHover, announce, empty } =
    props
  const prefix = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [viewport, setViewport] = useState({ top: 0, height: 600 })
  const [activeId, setActiveId] = useState<string>()
  const activeAt = activeId === undefined ? -1 : lines.indexOf(activeId)
  const active =
    activeAt >= 0 ? activeAt : chosen === undefined ? 0 : Math.max(0, lines.indexOf(chosen))

  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return
    const measure = () => setViewport({ top: element.scrollTop, height: element.clientHeight })
    const watch = new ResizeObserver(() => {
      measure()
      keepChosenVisible.current()
    })
    watch.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  const scrollTo = (index: number) => {
    const element = scroller.current
    if (element === null || index < 0) return
    const [top, bottom] = [index * LINE_HEIGHT, (index + 1) * LINE_HEIGHT]
    if (top < element.scrollTop) element.scrollTop = top
    else if (bottom > element.scrollTop + element.clientHeight) {
      element.scrollTop = bottom - element.clientHeight
    }
  }
  // A panel that opens beside the tree makes it smaller: the chosen line stays visible.
  const keepChosenVisible = useRef(() => {})
  keepChosenVisible.current = () => {
    if (chosen !== undefined) scrollTo(lines.indexOf(chosen))
  }
  const isListed = chosen !== undefined && lines.indexOf(chosen) >= 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice scrolls, not other lines
  useEffect(() => {
    if (chosen === undefined) return
    setActiveId(chosen)
    scrollTo(lines.indexOf(chosen))
  }, [chosen, isListed])

  const handleKey = (event: KeyboardEvent) => {
    const id = lines.at(active)?.id
    if (id !== undefined && props.onKey?.(event, id)) return event.preventDefault()
    if (event.ctrlKey || event.metaKey) return
    const page = Math.max(1, Math.floor(viewport.height / LINE_HEIGHT) - 1)
    const action = actionOfKey(event, lines, active, page)
    if (action === undefined) return
    event.preventDefault()
    switch (action.do) {
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
        onChoose(action.line.id)
        break
      case 'step':
        onStep?.(action.line.id, action.by)
        break
      case 'delete':
        onDelete?.(action.line.id)
    }
  }
  const rendered = renderedLines(lines.count, { ...viewport, lineHeight: LINE_HEIGHT }, active)
  return (
    <div className="tree" ref={scroller} onPointerLeave={() => onHover?.(undefined)}>
      {lines.count === 0 && <p className="tree-empty">{empty}</p>}
      <div
        role="tree"
        aria-label={label}
        tabIndex={0}
        aria-activedescendant={lines.count > 0 ? `${prefix}${active}` : undefined}
        onKeyDown={handleKey}
        className="tree-lines"
        style={{ blockSize: lines.count * LINE_HEIGHT }}
      >
        {rendered.map((index) => {
          const line = lines.at(index)
          if (line === undefined) return null
          return (
            <TreeRow
              key={line.id}
              {...line}
              domId={`${prefix}${index}`}
              top={index * LINE_HEIGHT}
              isActive={index === active}
              isChosen={line.id === chosen}
              onChoose={(id) => {
                setActiveId(id)
                onChoose(id)
              }}
              onToggle={onToggle}
              onHover={onHover}
              onDrop={props.onDrop}
              canDrop={props.canDrop}
              onDrag={(event) => announce(dragMessage(event, lines))}
            />
          )
        })}
      </div>
    </div>
  )
}

interface TreeRowProps extends TreeLine {
  readonly domId: string
  readonly top: number
  readonly isActive: boolean
  readonly isChosen: boolean
  readonly onChoose: (id: string) => void
  readonly onToggle: (id: string) => void
  readonly onHover: ((id: string | undefined) => void) | undefined
  readonly onDrop: ((id: string, target: Target) => void) | undefined
  readonly canDrop: ((id: string, target: Target) => boolean) | undefined
  readonly onDrag: (event: RowDragEvent) => void
}

function TreeRow(props: TreeRowProps) {
  const { id, label, level, isOpen, note, mark, people, isActive, isChosen } = props
  const row = useRef<HTMLDivElement>(null)
  const { over, isDragged } = useRowDrag(row, props)
  const classes = [
    'tree-row',
    isActive && 'is-active',
    isDragged && 'is-dragged',
    over && `is-${over}`,
    people && 'has-people',
  ]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus
    <div
      ref={row}
      id={props.domId}
      role="treeitem"
      aria-level={level}
      aria-posinset={props.position}
      aria-setsize={props.setSize}
      aria-selected={isChosen}
      aria-expanded={isOpen}
      className={classes.filter(Boolean).join(' ')}
      style={{ insetBlockStart: props.top, paddingInlineStart: 8 + (level - 1) * 14 }}
      onClick={() => props.onChoose(id)}
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
      {people !== undefined && (
        <span className="tree-people" title={people}>
          {translate('tree.isHere', { names: people })}
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
