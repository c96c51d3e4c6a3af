import { orderKey, type SnapshotRow } from '../rows/entry.ts'
import { compareByPosition, compareNewestFirst, type DateKey } from '../rows/order.ts'
import { inSlices, type Pause } from '../rows/pause.ts'
import { addRow, countRows, createRowSet, hasRow, type RowSet } from '../rows/row-set.ts'
import { type AddedRow, createAddedRow } from './added-row.ts'
import { createSnapshot, foldersByFullSlug } from './assemble-snapshot.ts'
import { type Changes, IDENTITY_TAKEN, mergeChanges } from './changes.ts'
import { type BrokenStory, createRowReader } from './read-row.ts'
import { changedOrder, changeGroups, type OrderChange } from './row-groups.ts'
import { searchGroupOf } from './search-rows.ts'
import { centreLanguageOf } from './select.ts'
import { InvalidContentError, type Snapshot } from './snapshot.ts'
import {
  rowAt,
  rowCapacity,
  rowOfFullSlug,
  rowOfUuid,
  type SnapshotState,
  stateOf,
} from './snapshot-state.ts'

interface ApplyOptions {
  /** Version of the resulting snapshot; different for different content. */
  readonly version: string
  readonly builtAt: Date
  readonly pause: Pause
  /** Called for each story that is rejected, or removed because another has taken its slug or id. */
  readonly onLeftOut?: (story: BrokenStory) => void
}

/**
 * Applies changes to a snapshot and returns a new one; both must be closed. The result equals a full build except for
 * row numbers. Gets slower with each change since the last full build; `countChangedRows` shows when another is due. A
 * broken story keeps its last good version.
 * @throws {InvalidContentError} when no story would be left
 * @throws {TypeError} for a snapshot that neither `assembleSnapshot` nor this function created
 */
export async function applyChanges(
  snapshot: Snapshot,
  changes: Changes,
  { version, builtAt, pause, onLeftOut = () => undefined }: ApplyOptions,
): Promise<Snapshot> {
  const before = stateOf(snapshot)
  const { arriving: arrivingRows, leaving: leavingRows } = await readChangedStories(
    before,
    changes,
    pause,
    onLeftOut,
  )
  const added = before.added.concat(arrivingRows)
  const rows = { base: before.base, added }
  const arriving = arrivingRows.map(({ row }) => row.entry.row)
  const capacity = rowCapacity(rows)
  const leaving = rowSetOf(leavingRows, capacity)
  const change = { capacity, leaving, rowAt: (number: number) => rowAt(rows, number) }
  const byPosition = sortArriving(arriving, change.rowAt, compareByPosition)
  const newestFirst = sortArriving(arriving, change.rowAt, compareNewestFirst)

  const order = changedOrder(before.byPosition, { ...change, ...byPosition })
  if (order.length === 0) {
    throw new InvalidContentError(
      'The changes would unpublish every story; the last content stays in use',
    )
  }
  await pause()
  return createSnapshot({
    ...before,
    ...addedIndexes(before, arrivingRows, leaving),
    version,
    builtAt,
    added,
    gone: withRows(before.gone, leavingRows),
    folders: changes.folders ? foldersByFullSlug(changes.folders) : before.folders,
    datasources: changes.datasources ?? before.datasources,
    byPosition: order,
    resourcesByLanguage: await changeGroups(
      before.resourcesByLanguage,
      { ...change, ...newestFirst },
      centreLanguageOf,
      pause,
    ),
    searched: await changeGroups(
      before.searched,
      { ...change, ...byPosition },
      searchGroupOf,
      pause,
    ),
  })
}

/** Number of rows that a full build would clean up: those added or those gone, whichever are more. */
export function countChangedRows(snapshot: Snapshot): number {
  const { added, gone } = stateOf(snapshot)
  return Math.max(added.length, countRows(gone))
}

function sortArriving(
  arriving: readonly number[],
  rowAt: OrderChange['rowAt'],
  compareKeys: (a: DateKey, b: DateKey) => number,
): Pick<OrderChange, 'arriving' | 'compare'> {
  const compare = (a: number, b: number) => compareKeys(orderKey(rowAt(a)), orderKey(rowAt(b)))
  return { arriving: arriving.toSorted(compare), compare }
}

function addedIndexes(
  before: SnapshotState,
  arriving: SnapshotState['added'],
  leaving: RowSet,
): Pick<SnapshotState, 'addedByFullSlug' | 'addedByUuid'> {
  const addedByFullSlug = new Map<string, SnapshotRow>()
  const addedByUuid = new Map<string, SnapshotRow>()
  const add = (row: SnapshotRow) => {
    if (hasRow(leaving, row.entry.row)) return
    addedByFullSlug.set(row.entry.fullSlug, row)
    addedByUuid.set(row.entry.uuid, row)
  }
  for (const row of before.addedByUuid.values()) add(row)
  for (const { row } of arriving) add(row)
  return { addedByFullSlug, addedByUuid }
}

function rowSetOf(rows: Iterable<SnapshotRow>, capacity: number): RowSet {
  const set = createRowSet(capacity)
  for (const { entry } of rows) addRow(set, entry.row)
  return set
}

function withRows(gone: RowSet, leaving: Iterable<SnapshotRow>): RowSet {
  const set = gone.slice()
  for (const { entry } of leaving) {
    if (entry.row >>> 5 < set.length) addRow(set, entry.row)
  }
  return set
}

/** Reads the rows that arrive, numbered from `rowCapacity(state)` on, and finds those that leave. */
async function readChangedStories(
  state: SnapshotState,
  changes: Changes,
  pause: Pause,
  onLeftOut: (story: BrokenStory) => void,
) {
  const { stories, removed } = mergeChanges([changes], onLeftOut)
  const readRow = createRowReader(state.languages)
  const firstNumber = rowCapacity(state)
  const arriving: AddedRow[] = []
  const leaving = new Set<SnapshotRow>()
  const leave = (uuid: string) => {
    const row = rowOfUuid(state, uuid)
    if (row !== undefined) leaving.add(row)
  }
  for (const uuid of removed) leave(uuid)
  await inSlices(stories.length, STORIES_PER_SLICE, pause, (index) => {
    const story = stories[index]
    const row = story && readRow(story, firstNumber + arriving.length)
    if (!story || !row || 'reason' in row) return
    leave(row.entry.uuid)
    arriving.push(createAddedRow(story, row))
  })
  for (const row of await conflictingRows(state, arriving, leaving, pause)) {
    leaving.add(row)
    onLeftOut({ story: row.entry.fullSlug, reason: IDENTITY_TAKEN })
  }
  return { arriving, leaving }
}

/** Rows of other stories that have the slug or id of an arriving story, so that they have to leave. */
async function conflictingRows(
  state: SnapshotState,
  arriving: readonly AddedRow[],
  leaving: ReadonlySet<SnapshotRow>,
  pause: Pause,
): Promise<ReadonlySet<SnapshotRow>> {
  const conflicting = new Set<SnapshotRow>()
  const newIds = new Set<number>()
  for (const { row } of arriving) {
    const { uuid, id, fullSlug } = row.entry
    const holder = rowOfFullSlug(state, fullSlug)
    if (holder && !leaving.has(holder)) conflicting.add(holder)
    if (rowOfUuid(state, uuid)?.entry.id !== id) newIds.add(id)
  }
  if (newIds.size === 0) return conflicting
  await inSlices(state.byPosition.length, ROWS_PER_SLICE, pause, (index) => {
    const row = rowAt(state, state.byPosition[index] as number)
    if (newIds.has(row.entry.id) && !leaving.has(row)) conflicting.add(row)
  })
  return conflicting
}

const STORIES_PER_SLICE = 8
const ROWS_PER_SLICE = 20_000
