import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type Address, useEditor } from '../context/editor-context.ts'
import { translate } from '../messages/messages.ts'
import { Tree } from '../tree/tree.tsx'
import type { Target } from '../tree/tree-lines.ts'
import { filterQuery, readFilter } from './filter-query.ts'
import { folderOf, mayBeMissed } from './folders.ts'
import { dropPosition, stepPosition, type TreePosition } from './move-story.ts'
import { type Question, questionInAddress } from './question.ts'
import { StoryButtons } from './story-buttons.tsx'
import { filteredRows, foldersOf, type StoryTree, storyLines } from './story-tree.ts'
import { TreeFilters } from './tree-filters.tsx'
import { lossOf } from './use-loss.tsx'
import { useStoryChanges } from './use-story-changes.ts'

interface StoriesPanelProps {
  readonly tree: StoryTree
  readonly chosen: number | undefined
  /** Filter and open dialog, from the address. */
  readonly address: Pick<Address, 'filter' | 'dialog' | 'about'>
  readonly onMoved: () => void
  readonly announce: (message: string) => void
}

/** The tree of all stories, with its filters, and with buttons to create, copy, move and delete. */
export function StoriesPanel({ tree, chosen, address, onMoved, announce }: StoriesPanelProps) {
  const { request, go } = useEditor()
  const filter = useMemo(() => readFilter(address.filter), [address.filter])
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const question = questionInAddress(address, tree)
  const [droppedInto, setDroppedInto] = useState<number>()
  const setQuestion = useCallback(
    (next: Question | undefined, into?: number) => {
      setDroppedInto(into)
      go({ dialog: next?.about, about: next?.id, place: undefined, version: undefined })
    },
    [go],
  )
  const { notice, changes } = useStoryChanges(onMoved, chosen)
  const deferredFilter = useDeferredValue(filter)
  useEffect(() => {
    if (chosen === undefined) return
    setOpen((before) => new Set([...before, ...foldersOf(tree, chosen)]))
  }, [tree, chosen])
  const visibleRows = useMemo(() => filteredRows(tree, deferredFilter), [tree, deferredFilter])
  const lines = useMemo(() => storyLines(tree, open, visibleRows), [tree, open, visibleRows])
  const toggle = (lineId: string) => {
    const next = new Set(open)
    if (!next.delete(Number(lineId))) next.add(Number(lineId))
    setOpen(next)
  }
  const choose = (lineId: string) => {
    const row = tree.rowOf.get(Number(lineId))
    if (row === undefined) return
    if (tree.columns.state[row] === 'f') toggle(lineId)
    else go({ storyId: Number(lineId), block: undefined, field: undefined })
  }
  const openFirst = () => {
    if (filter.search.trim() === '') return
    // Filters anew, since the tree may lag behind the last keystroke.
    const results = storyLines(tree, open, filteredRows(tree, filter))
    for (let at = 0; at < results.count; at += 1) {
      const id = results.at(at)?.id ?? ''
      if (tree.columns.state[tree.rowOf.get(Number(id)) ?? -1] !== 'f') return choose(id)
    }
  }
  const move = useCallback(
    async (id: number, position: TreePosition | undefined) => {
      if (position === undefined) return announce(translate('stories.cannotMove'))
      const isElsewhere = position.parent !== folderOf(tree, id)
      if (isElsewhere && mayBeMissed(tree, id) && (await lossOf(request, id)) !== null) {
        return setQuestion({ about: 'move', id }, position.parent)
      }
      const { problem } = await request('PUT stories/:id/move', {
        params: { id },
        query: { after_id: position.after },
        body: { story: { parent_id: position.parent } },
      })
      const row = tree.rowOf.get(id) ?? -1
      announce(
        problem === ''
          ? translate('stories.moved', { name: tree.columns.name[row] ?? '' })
          : translate('stories.notMoved', { why: problem }),
      )
      onMoved()
    },
    [request, announce, onMoved, setQuestion, tree],
  )
  const drop = useCallback(
    (id: string, target: Target) => void move(Number(id), dropPosition(tree, Number(id), target)),
    [move, tree],
  )
  const canDrop = useCallback(
    (id: string, target: Target) => dropPosition(tree, Number(id), target) !== undefined,
    [tree],
  )
  return (
    <section className="panel" aria-label={translate('stories.panel')}>
      <div className="panel-head">
        <TreeFilters
          tree={tree}
          filter={filter}
          onFilter={(next) => go({ filter: filterQuery(next) })}
          onOpenFirst={openFirst}
        />
        <StoryButtons
          tree={tree}
          chosen={chosen}
          changes={changes}
          notice={notice}
          question={question}
          droppedInto={droppedInto}
          ask={setQuestion}
        />
      </div>
      <Tree
        label={translate('stories.stories')}
        lines={lines}
        chosen={chosen === undefined ? undefined : String(chosen)}
        onChoose={choose}
        onToggle={toggle}
        onDelete={(id) => setQuestion({ about: 'delete', id: Number(id) })}
        onStep={(id, by) => void move(Number(id), stepPosition(tree, Number(id), by))}
        onDrop={drop}
        canDrop={canDrop}
        announce={announce}
        empty={
          tree.columns.id.length === 0
            ? translate('stories.noStories')
            : translate('stories.nothingFound')
        }
      />
    </section>
  )
}
