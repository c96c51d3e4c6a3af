import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type Address, useEditor } from '../context/editor-context.ts'
import { translate } from '../messages/messages.ts'
import { Tree } from '../tree/tree.tsx'
import type { Target } from '../tree/tree-lines.ts'
import { filterQuery, readFilter } from './filter-query.ts'
import { folderOf, mayAffectVisitors } from './folders.ts'
import { dropPosition, stepPosition, type TreePosition } from './move-story.ts'
import { dialogInAddress, type StoryDialog } from './story-dialog.ts'
import './story-buttons.css'
import { hasRole } from '../context/has-role.ts'
import {
  FILTER_STATES,
  filteredRows,
  foldersOf,
  type StoryTree,
  storyLines,
  type TreeFilter,
} from './story-tree.ts'
import { lossOf } from './use-loss.tsx'
import { type Notice, type StoryCommands, useStoryCommands } from './use-story-commands.ts'

interface StoriesPanelProps {
  readonly tree: StoryTree
  readonly chosen: number | undefined
  readonly address: Pick<Address, 'filter' | 'dialog' | 'about'>
  readonly onMoved: () => void
  readonly announce: (message: string) => void
}

export function StoriesPanel({ tree, chosen, address, onMoved, announce }: StoriesPanelProps) {
  const { request, navigate } = useEditor()
  const filter = useMemo(() => readFilter(address.filter), [address.filter])
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const storyDialog = dialogInAddress(address, tree)
  const [droppedInto, setDroppedInto] = useState<number>()
  const openDialog = useCallback(
    (next: StoryDialog | undefined, into?: number) => {
      setDroppedInto(into)
      navigate({ dialog: next?.action, about: next?.storyId, place: undefined, version: undefined })
    },
    [navigate],
  )
  const { notice, commands } = useStoryCommands(onMoved, chosen)
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
    else navigate({ storyId: Number(lineId), block: undefined, field: undefined })
  }
  const openFirst = () => {
    if (filter.search.trim() === '') return
    // Filters again, since the tree may lag behind the last keystroke.
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
      if (isElsewhere && mayAffectVisitors(tree, id) && (await lossOf(request, id)) !== null) {
        return openDialog({ action: 'move', storyId: id }, position.parent)
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
    [request, announce, onMoved, openDialog, tree],
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
          onFilter={(next) => navigate({ filter: filterQuery(next) })}
          onOpenFirst={openFirst}
        />
        <StoryButtons
          tree={tree}
          chosen={chosen}
          commands={commands}
          notice={notice}
          dialog={storyDialog}
          droppedInto={droppedInto}
          openDialog={openDialog}
        />
      </div>
      <Tree
        label={translate('stories.stories')}
        lines={lines}
        chosen={chosen === undefined ? undefined : String(chosen)}
        onChoose={choose}
        onToggle={toggle}
        onDelete={(id) => openDialog({ action: 'delete', storyId: Number(id) })}
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

interface TreeFiltersProps {
  readonly tree: StoryTree
  readonly filter: TreeFilter
  readonly onFilter: (filter: TreeFilter) => void
  readonly onOpenFirst: () => void
}

function TreeFilters({ tree, filter, onFilter, onOpenFirst }: TreeFiltersProps) {
  const sections = (tree.children.get(0) ?? []).filter((row) => tree.columns.state[row] === 'f')
  const authors = tree.columns.authors
  return (
    <>
      <input
        type="search"
        aria-label={translate('stories.search')}
        placeholder={translate('stories.searchHint')}
        value={filter.search}
        onChange={(event) => onFilter({ ...filter, search: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onOpenFirst()
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          event.currentTarget.closest('.panel')?.querySelector<HTMLElement>('[role=tree]')?.focus()
        }}
      />
      <div className="panel-filters">
        <select
          aria-label={translate('stories.section')}
          value={filter.section}
          onChange={(event) => onFilter({ ...filter, section: Number(event.currentTarget.value) })}
        >
          <option value={0}>{translate('stories.allSections')}</option>
          {sections.map((row) => (
            <option key={tree.columns.id[row]} value={tree.columns.id[row]}>
              {tree.columns.name[row]}
            </option>
          ))}
        </select>
        <select
          aria-label={translate('stories.state')}
          value={filter.state}
          onChange={(event) => {
            const state = FILTER_STATES.find((name) => name === event.currentTarget.value)
            onFilter({ ...filter, state: state ?? 'all' })
          }}
        >
          {FILTER_STATES.map((name) => (
            <option key={name} value={name}>
              {translate(`stories.states.${name}`)}
            </option>
          ))}
        </select>
        {authors.length > 0 && (
          <select
            aria-label={translate('stories.author')}
            value={filter.author}
            onChange={(event) => onFilter({ ...filter, author: event.currentTarget.value })}
          >
            <option value="">{translate('stories.anybody')}</option>
            {authors.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
    </>
  )
}

/** Loaded once the tree is shown, before anybody presses a button. */
const loadDialogs = async () => ({ default: (await import('./story-dialogs.tsx')).StoryDialogs })

const StoryDialogs = lazy(loadDialogs)

interface StoryButtonsProps {
  readonly tree: StoryTree
  readonly chosen: number | undefined
  readonly commands: StoryCommands
  readonly notice: Notice | undefined
  readonly dialog: StoryDialog | undefined
  /** Folder the story was dropped into, for the move dialog. */
  readonly droppedInto: number | undefined
  readonly openDialog: (question: StoryDialog | undefined) => void
}

function StoryButtons(props: StoryButtonsProps) {
  const { chosen, notice, dialog, openDialog } = props
  const { me } = useEditor()
  useEffect(() => void loadDialogs(), [])
  if (!hasRole(me, 'author')) return null
  const hasNoStory = chosen === undefined
  const close = () => openDialog(undefined)
  const button = (label: string, text: string, onClick: () => void, isDisabled: boolean) => (
    <button type="button" aria-label={label} title={label} disabled={isDisabled} onClick={onClick}>
      {text}
    </button>
  )
  return (
    <div className="story-buttons">
      {button(
        translate('stories.newStory'),
        translate('stories.newShort'),
        () => openDialog({ action: 'new', storyId: chosen }),
        false,
      )}
      {button(
        translate('stories.duplicateStory'),
        translate('stories.duplicateShort'),
        () => openDialog({ action: 'duplicate', storyId: chosen }),
        hasNoStory,
      )}
      {button(
        translate('stories.moveStory'),
        translate('stories.moveShort'),
        () => openDialog({ action: 'move', storyId: chosen }),
        hasNoStory,
      )}
      {button(
        translate('stories.deleteStory'),
        translate('stories.deleteShort'),
        () => openDialog({ action: 'delete', storyId: chosen }),
        hasNoStory,
      )}
      {hasRole(me, 'editor') &&
        button(
          translate('stories.deletedStories'),
          translate('stories.deletedShort'),
          () => openDialog({ action: 'deleted', storyId: undefined }),
          false,
        )}
      <p role="status" aria-label={translate('stories.lastChange')} className="story-notice">
        {notice?.label}{' '}
        {notice?.undo !== undefined && (
          <button type="button" aria-label={translate('stories.bringBack')} onClick={notice.undo}>
            {translate('stories.undo')}
          </button>
        )}
      </p>
      {dialog !== undefined && (
        <Suspense>
          <StoryDialogs {...props} dialog={dialog} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
