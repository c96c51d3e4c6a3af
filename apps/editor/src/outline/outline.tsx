import { type KeyboardEvent, useCallback, useContext, useMemo, useState } from 'react'
import { useEditor, useStory } from '../context/editor-context.ts'
import { PresenceContext } from '../context/presence.ts'
import { useStoryActions } from '../context/story-actions.ts'
import { findBlock, type Place, wayTo } from '../document/find-block.ts'
import { type Block, blocksIn } from '../document/json.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { Tree } from '../tree/tree.tsx'
import type { Target } from '../tree/tree-lines.ts'
import { listedLines } from '../tree/tree-lines.ts'
import { blockFields, fittingBlocks, isFull } from './fitting-blocks.ts'
import { outlineLines } from './outline-lines.ts'
import { WORDS } from './words.ts'

interface OutlineProps {
  readonly open: OpenStory
  readonly chosen: string
  readonly onChoose: (uid: string) => void
  readonly onHover: (uid: string | undefined) => void
  readonly announce: (words: string) => void
}

/** The blocks of the open story. */
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
  const placeAt = useCallback(
    (uid: string, target: Target): Place | undefined => {
      const now = open.state().story.draft.content
      const place = placeOf(now, target, components)
      if (place === undefined || isInside(now, uid, place.parent)) return undefined
      const component = findBlock(now, uid)?.component
      const parent = findBlock(now, place.parent)
      const from = wayTo(now, uid)?.at(-1)?.place
      const stays = from?.parent === place.parent && from.field === place.field
      if (!stays && isFull(components, parent, place.field)) return undefined
      const fitting = fittingBlocks(components, parent, place.field)
      return fitting.some(({ name }) => name === component) ? place : undefined
    },
    [open, components],
  )
  const drop = useCallback(
    (uid: string, target: Target) => {
      const place = placeAt(uid, target)
      if (place !== undefined) move(uid, place)
    },
    [placeAt, move],
  )
  const canDrop = useCallback(
    (uid: string, target: Target) => placeAt(uid, target) !== undefined,
    [placeAt],
  )
  const toggle = (uid: string) => {
    const next = new Set(closed)
    if (!next.delete(uid)) next.add(uid)
    setClosed(next)
  }
  const press = (event: KeyboardEvent, uid: string) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false
    const act = { c: copy, v: paste, d: duplicate }[event.key]
    act?.(uid)
    return act !== undefined
  }
  return (
    <Tree
      label={WORDS.blocks}
      lines={lines}
      chosen={chosen}
      onChoose={onChoose}
      onToggle={toggle}
      onStep={step}
      onDelete={remove}
      onKey={press}
      onHover={onHover}
      onDrop={drop}
      canDrop={canDrop}
      announce={announce}
      empty={WORDS.empty}
    />
  )
}

function placeOf(
  content: Block,
  { id, where }: Target,
  components: Parameters<typeof blockFields>[0],
): Place | undefined {
  const block = findBlock(content, id)
  if (block === undefined) return undefined
  if (where === 'into') {
    const [field] = blockFields(components, block)
    return field === undefined
      ? undefined
      : { parent: id, field, index: blocksIn(block[field]).length }
  }
  const place = wayTo(content, id)?.at(-1)?.place
  return place && { ...place, index: where === 'after' ? place.index + 1 : place.index }
}

function isInside(content: Block, outer: string, uid: string): boolean {
  return wayTo(content, uid)?.some(({ block }) => block._uid === outer) ?? false
}
