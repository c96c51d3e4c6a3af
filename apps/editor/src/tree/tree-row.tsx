import { useRef } from 'react'
import { translate } from '../messages/messages.ts'
import type { DragEvent } from './drag-words.ts'
import { useRowDrag } from './row-drag.ts'
import type { Target, TreeLine } from './tree-lines.ts'

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
  readonly onDrag: (event: DragEvent) => void
}

/** One line of a tree, which handles its keys. */
export function TreeRow(props: TreeRowProps) {
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
