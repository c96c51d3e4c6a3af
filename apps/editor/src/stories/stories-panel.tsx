import { lazy, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { createApiReader } from '../api/api.ts'
import { SearchBox, Select } from '../components/form.tsx'
import { LazyPart } from '../components/lazy-part.tsx'
import { type EditorUrlState, useEditor } from '../context/editor-context.ts'
import { translate } from '../messages/messages.ts'
import { Tree } from '../tree/tree.tsx'
import type { DropTarget } from '../tree/tree-lines.ts'
import { formatFilter, parseFilter } from './filter-query.ts'
import { canAffectVisitors, parentId } from './folders.ts'
import { storyDropPosition, storyStepPosition, type TreePosition } from './move-story.ts'
import { DIALOGS, dialogInUrl, needsStory, type StoryDialog } from './story-dialog.ts'
import './story-buttons.css'
import { hasRole } from '../context/has-role.ts'
import {
  ancestorIds,
  FILTER_STATES,
  filterRows,
  type StoryTreeIndex,
  storyLines,
  type TreeFilter,
} from './story-tree.ts'
import { readSiteImpact } from './use-site-impact-confirmation.tsx'
import { type StoryCommands, type StoryNotice, useStoryCommands } from './use-story-commands.ts'

interface StoriesPanelProps {
  readonly tree: StoryTreeIndex
  readonly isLoading: boolean
  /** Why the tree could not be loaded; '' without a failure. */
  readonly problem: string
  readonly selectedId: number | undefined
  readonly urlState: Pick<EditorUrlState, 'filter' | 'dialog' | 'about'>
  readonly refreshTree: () => void
  readonly announce: (message: string) => void
}

export function StoriesPanel(props: StoriesPanelProps) {
  const { tree, isLoading, problem, selectedId, urlState, refreshTree, announce } = props
  const { request, navigate, me } = useEditor()
  const canMove = hasRole(me, 'author')
  const filter = useMemo(() => parseFilter(urlState.filter), [urlState.filter])
  const [openFolderIds, setOpenFolderIds] = useState<ReadonlySet<number>>(new Set())
  const storyDialog = dialogInUrl(urlState, tree)
  const [dropFolderId, setDropFolderId] = useState<number>()
  const openDialog = useCallback(
    (next: StoryDialog | undefined, targetFolderId?: number) => {
      setDropFolderId(targetFolderId)
      navigate({ dialog: next?.action, about: next?.storyId, place: undefined, version: undefined })
    },
    [navigate],
  )
  const { notice, notify, commands } = useStoryCommands(refreshTree, selectedId)
  const deferredFilter = useDeferredValue(filter)
  useEffect(() => {
    if (selectedId === undefined) return
    setOpenFolderIds((before) => new Set([...before, ...ancestorIds(tree, selectedId)]))
  }, [tree, selectedId])
  const visibleRows = useMemo(() => filterRows(tree, deferredFilter), [tree, deferredFilter])
  const lines = useMemo(
    () => storyLines(tree, openFolderIds, visibleRows),
    [tree, openFolderIds, visibleRows],
  )
  const toggle = (lineId: string) => {
    const next = new Set(openFolderIds)
    if (!next.delete(Number(lineId))) next.add(Number(lineId))
    setOpenFolderIds(next)
  }
  const selectLine = (lineId: string) => {
    const row = tree.rowById.get(Number(lineId))
    if (row === undefined) return
    if (tree.columns.state[row] === 'f') toggle(lineId)
    else navigate({ storyId: Number(lineId), block: undefined, field: undefined })
  }
  const openFirstAvailable = () => {
    if (filter.search.trim() === '') return
    // Filters again, since the shown tree may be older than the last keystroke.
    const results = storyLines(tree, openFolderIds, filterRows(tree, filter))
    for (let index = 0; index < results.count; index += 1) {
      const id = results.at(index)?.id ?? ''
      if (tree.columns.state[tree.rowById.get(Number(id)) ?? -1] !== 'f') return selectLine(id)
    }
  }
  const move = useCallback(
    async (id: number, position: TreePosition | undefined) => {
      if (!canMove) return announce(translate('stories.readOnly'))
      if (position === undefined) return announce(translate('stories.cannotMove'))
      const isElsewhere = position.parentId !== parentId(tree, id)
      if (isElsewhere && canAffectVisitors(tree, id)) {
        // If the impact cannot be read, the dialog reads it again.
        const impact = await readSiteImpact(createApiReader(request), id).catch(() => undefined)
        if (impact !== null) return openDialog({ action: 'move', storyId: id }, position.parentId)
      }
      const { problem } = await request('PUT stories/:id/move', {
        params: { id },
        query: { after_id: position.afterId },
        body: { story: { parent_id: position.parentId } },
      })
      const row = tree.rowById.get(id) ?? -1
      notify(problem === '' ? '' : translate('stories.notMoved', { why: problem }))
      if (problem === '')
        announce(translate('stories.moved', { name: tree.columns.name[row] ?? '' }))
      refreshTree()
    },
    [request, announce, notify, refreshTree, openDialog, tree, canMove],
  )
  const dropPosition = useCallback(
    (id: string, target: DropTarget) =>
      canMove ? storyDropPosition(tree, Number(id), target) : undefined,
    [tree, canMove],
  )
  const drop = useCallback(
    (id: string, position: TreePosition) => void move(Number(id), position),
    [move],
  )
  return (
    <section className="panel" aria-label={translate('stories.panel')}>
      <div className="panel-head">
        <TreeFilters
          tree={tree}
          filter={filter}
          onFilter={(next) => navigate({ filter: formatFilter(next) })}
          onOpenFirst={openFirstAvailable}
        />
        <StoryButtons
          tree={tree}
          selectedId={selectedId}
          commands={commands}
          notice={notice}
          dialog={storyDialog}
          dropFolderId={dropFolderId}
          openDialog={openDialog}
        />
      </div>
      {problem !== '' && (
        <p role="alert" className="notice is-fault">
          {problem}
        </p>
      )}
      <Tree
        label={translate('stories.stories')}
        lines={lines}
        selectedId={selectedId === undefined ? undefined : String(selectedId)}
        onSelect={selectLine}
        onToggle={toggle}
        onDelete={(id) => openDialog({ action: 'delete', storyId: Number(id) })}
        onStep={(id, by) => void move(Number(id), storyStepPosition(tree, Number(id), by))}
        dropPosition={dropPosition}
        onDrop={drop}
        announce={announce}
        empty={emptyText({ tree, isLoading, problem })}
      />
    </section>
  )
}

/** Text in place of the lines of a tree that has none. */
function emptyText({
  tree,
  isLoading,
  problem,
}: Pick<StoriesPanelProps, 'tree' | 'isLoading' | 'problem'>): string {
  if (isLoading) return problem === '' ? translate('components.loading') : ''
  return tree.columns.id.length === 0
    ? translate('stories.noStories')
    : translate('stories.nothingFound')
}

interface TreeFiltersProps {
  readonly tree: StoryTreeIndex
  readonly filter: TreeFilter
  readonly onFilter: (filter: TreeFilter) => void
  readonly onOpenFirst: () => void
}

function TreeFilters({ tree, filter, onFilter, onOpenFirst }: TreeFiltersProps) {
  const sections = (tree.childRows.get(0) ?? [])
    .filter((row) => tree.columns.state[row] === 'f')
    .map((row) => [tree.columns.id[row] ?? 0, tree.columns.name[row] ?? ''] as const)
  const authors = tree.columns.authors
  return (
    <>
      <SearchBox
        label={translate('stories.search')}
        placeholder={translate('stories.searchHint')}
        value={filter.search}
        onChange={(search) => onFilter({ ...filter, search })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onOpenFirst()
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          event.currentTarget.closest('.panel')?.querySelector<HTMLElement>('[role=tree]')?.focus()
        }}
      />
      <div className="panel-filters">
        <Select
          label={translate('stories.section')}
          value={filter.section}
          choices={[[0, translate('stories.allSections')], ...sections]}
          onChange={(section) => onFilter({ ...filter, section })}
        />
        <Select
          label={translate('stories.state')}
          value={filter.state}
          choices={FILTER_STATES.map((name) => [name, translate(`stories.states.${name}`)])}
          onChange={(state) => onFilter({ ...filter, state })}
        />
        {authors.length > 0 && (
          <Select
            label={translate('stories.author')}
            value={filter.author}
            choices={[
              ['', translate('stories.anybody')],
              ...authors.map((name) => [name, name] as const),
            ]}
            onChange={(author) => onFilter({ ...filter, author })}
          />
        )}
      </div>
    </>
  )
}

/** Loads the dialogs; called when the tree is shown, before anybody presses a button. */
const loadDialogs = async () => ({ default: (await import('./story-dialogs.tsx')).StoryDialogs })

const StoryDialogs = lazy(loadDialogs)

interface StoryButtonsProps {
  readonly tree: StoryTreeIndex
  readonly selectedId: number | undefined
  readonly commands: StoryCommands
  readonly notice: StoryNotice | undefined
  readonly dialog: StoryDialog | undefined
  /** Id of the folder that the story was dropped into, for the move dialog. */
  readonly dropFolderId: number | undefined
  readonly openDialog: (dialog: StoryDialog | undefined) => void
}

function StoryButtons(props: StoryButtonsProps) {
  const { selectedId, notice, dialog, openDialog } = props
  const { me } = useEditor()
  useEffect(() => void loadDialogs().catch(() => undefined), [])
  if (!hasRole(me, 'author')) return null
  const offeredDialogs = DIALOGS.filter((action) => action !== 'deleted' || hasRole(me, 'editor'))
  return (
    <div className="story-buttons">
      {offeredDialogs.map((action) => (
        <button
          key={action}
          type="button"
          aria-label={translate(`stories.dialogs.${action}`)}
          title={translate(`stories.dialogs.${action}`)}
          disabled={needsStory(action) && selectedId === undefined}
          onClick={() =>
            openDialog({ action, storyId: action === 'deleted' ? undefined : selectedId })
          }
        >
          {translate(`stories.buttons.${action}`)}
        </button>
      ))}
      <p role="status" aria-label={translate('stories.lastChange')} className="story-notice">
        {notice?.text}{' '}
        {notice?.undo !== undefined && (
          <button type="button" aria-label={translate('stories.bringBack')} onClick={notice.undo}>
            {translate('stories.undo')}
          </button>
        )}
      </p>
      {dialog !== undefined && (
        <LazyPart key={dialog.action} onClose={() => openDialog(undefined)}>
          <StoryDialogs {...props} dialog={dialog} onClose={() => openDialog(undefined)} />
        </LazyPart>
      )}
    </div>
  )
}
