import type { PresentPerson } from '@prospectus/protocol/management/presence'
import { type KeyboardEvent, useCallback, useContext, useMemo, useState } from 'react'
import type { Components } from '../api/api.ts'
import { useEditor, useStoryState } from '../context/editor-context.ts'
import { PresenceContext, presentNames } from '../context/presence.ts'
import { useStoryActions } from '../context/story-actions.ts'
import { type Block, blocksIn } from '../document/json.ts'
import { translate } from '../messages/messages.ts'
import type { StoryStore } from '../saving/story-store.ts'
import { Tree } from '../tree/tree.tsx'
import { createTreeLines, type DropTarget, type TreeLine } from '../tree/tree-lines.ts'
import { blockLabel } from './block-label.ts'
import { blockDropPosition } from './positions.ts'

interface OutlineProps {
  readonly storyStore: StoryStore
  readonly selectedUid: string
  readonly onSelect: (uid: string) => void
  readonly onHover: (uid: string | undefined) => void
  readonly announce: (text: string) => void
}

export function Outline({ storyStore, selectedUid, onSelect, onHover, announce }: OutlineProps) {
  const { components } = useEditor()
  const { moveBy, remove, move, copy, paste, duplicate } = useStoryActions()
  const content = useStoryState(storyStore, ({ story }) => story.draft.content)
  const others = useContext(PresenceContext)
  const [collapsedUids, setCollapsedUids] = useState<ReadonlySet<string>>(new Set())
  const lines = useMemo(
    () => createTreeLines(outlineLines(content, collapsedUids, components, others)),
    [content, collapsedUids, components, others],
  )
  const dropPosition = useCallback(
    (uid: string, target: DropTarget) =>
      blockDropPosition(storyStore.state().story.draft.content, uid, target, components),
    [storyStore, components],
  )
  const toggle = (uid: string) => {
    const next = new Set(collapsedUids)
    if (!next.delete(uid)) next.add(uid)
    setCollapsedUids(next)
  }
  const runShortcut = (event: KeyboardEvent, uid: string) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false
    const action = { c: copy, v: paste, d: duplicate }[event.key]
    action?.(uid)
    return action !== undefined
  }
  return (
    <Tree
      label={translate('outline.blocks')}
      lines={lines}
      selectedId={selectedUid}
      onSelect={onSelect}
      onToggle={toggle}
      onStep={moveBy}
      onDelete={remove}
      onKey={runShortcut}
      onHover={onHover}
      dropPosition={dropPosition}
      onDrop={move}
      announce={announce}
      empty={translate('outline.empty')}
    />
  )
}

/** Lists the lines of the outline: the content, then its blocks; blocks inside a collapsed one are left out. */
function outlineLines(
  content: Block,
  collapsedUids: ReadonlySet<string>,
  components: Components,
  others: readonly PresentPerson[],
): readonly TreeLine[] {
  const lines: TreeLine[] = []
  const add = (block: Block, level: number, position: number, setSize: number) => {
    const children = childrenOf(block, components)
    const { kind, text } = blockLabel(block, components)
    const presentPeople = presentNames(others, block._uid)
    lines.push({
      id: block._uid,
      label: kind,
      ...(text === '' || level === 1 ? {} : { note: text }),
      level,
      isOpen: children.length === 0 ? undefined : !collapsedUids.has(block._uid),
      position,
      setSize,
      ...(presentPeople === '' ? {} : { names: presentPeople }),
      ...(components.has(block.component) || level === 1 ? {} : { mark: 'problem' as const }),
    })
    if (collapsedUids.has(block._uid)) return
    for (const [index, child] of children.entries())
      add(child, level + 1, index + 1, children.length)
  }
  add(content, 1, 1, 1)
  return lines
}

/** Lists a block's children, in the order of the fields in its form. */
function childrenOf(block: Block, components: Components): readonly Block[] {
  const order = Object.keys(components.get(block.component)?.schema ?? {})
  const fields = [...new Set([...order, ...Object.keys(block)])]
  return fields.flatMap((field) => blocksIn(block[field]))
}
