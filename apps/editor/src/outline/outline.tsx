import { type KeyboardEvent, useCallback, useContext, useMemo, useState } from 'react'
import { useEditor, useStory } from '../context/editor-context.ts'
import { PresenceContext } from '../context/presence.ts'
import { useStoryActions } from '../context/story-actions.ts'
import { translate } from '../messages/messages.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { Tree } from '../tree/tree.tsx'
import { listedLines, type Target } from '../tree/tree-lines.ts'
import { outlineLines } from './outline-lines.ts'
import { dropPosition } from './positions.ts'

interface OutlineProps {
  readonly open: OpenStory
  readonly chosen: string
  readonly onChoose: (uid: string) => void
  readonly onHover: (uid: string | undefined) => void
  readonly announce: (text: string) => void
}

export function Outline({ open, chosen, onChoose, onHover, announce }: OutlineProps) {
  const { components } = useEditor()
  const { step, remove, move, copy, paste, duplicate } = useStoryActions()
  const content = useStory(open, ({ story }) => story.draft.content)
  const others = useContext(PresenceContext)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const lines = useMemo(
    () => listedLines(outlineLines(content, closed, components, others)),
    [content, closed, components, others],
  )
  const positionAt = useCallback(
    (uid: string, target: Target) =>
      dropPosition(open.state().story.draft.content, uid, target, components),
    [open, components],
  )
  const drop = useCallback(
    (uid: string, target: Target) => {
      const position = positionAt(uid, target)
      if (position !== undefined) move(uid, position)
    },
    [positionAt, move],
  )
  const canDrop = useCallback(
    (uid: string, target: Target) => positionAt(uid, target) !== undefined,
    [positionAt],
  )
  const toggle = (uid: string) => {
    const next = new Set(closed)
    if (!next.delete(uid)) next.add(uid)
    setClosed(next)
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
      chosen={chosen}
      onChoose={onChoose}
      onToggle={toggle}
      onStep={step}
      onDelete={remove}
      onKey={runShortcut}
      onHover={onHover}
      onDrop={drop}
      canDrop={canDrop}
      announce={announce}
      empty={translate('outline.empty')}
    />
  )
}
