import { inStretches, type Pause } from '../rows/pause.ts'
import type { SnapshotRow } from '../rows/snapshot-row.ts'
import { type AddedRow, createAddedRow } from './added-row.ts'
import { type Changes, mergeChanges, OTHER_HAS_ITS_PLACE } from './changes.ts'
import { type BrokenStory, createRowReader } from './read-row.ts'
import { roomFor, rowAt, rowOfSlug, rowOfUuid, type SnapshotState } from './snapshot-state.ts'

export interface ChangedStories {
  /** Numbered from `roomFor(state)` on. */
  readonly read: readonly AddedRow[]
  /** Rows of the state that were replaced or removed, or whose slug or id another story has taken. */
  readonly leaving: ReadonlySet<SnapshotRow>
}

/** The rows that changes add to a state, and those they remove from it. */
export async function readChangedStories(
  state: SnapshotState,
  changes: Changes,
  pause: Pause,
  onLeftOut: (story: BrokenStory) => void,
): Promise<ChangedStories> {
  const { stories, removed } = mergeChanges([changes], onLeftOut)
  const readRow = createRowReader(state.languages)
  const first = roomFor(state)
  const read: AddedRow[] = []
  const leaving = new Set<SnapshotRow>()
  const leave = (uuid: string) => {
    const row = rowOfUuid(state, uuid)
    if (row !== undefined) leaving.add(row)
  }
  for (const uuid of removed) leave(uuid)
  await inStretches(stories.length, STRETCH, pause, (index) => {
    const story = stories[index]
    const row = story && readRow(story, first + read.length)
    if (!story || !row || 'reason' in row) return
    leave(row.entry.uuid)
    read.push(createAddedRow(story, row))
  })
  for (const row of await rowsInTheWay(state, read, leaving, pause)) {
    leaving.add(row)
    onLeftOut({ story: row.entry.fullSlug, reason: OTHER_HAS_ITS_PLACE })
  }
  return { read, leaving }
}

/** Rows not named by the changes whose full slug or id an arriving row has taken. */
async function rowsInTheWay(
  state: SnapshotState,
  read: readonly AddedRow[],
  leaving: ReadonlySet<SnapshotRow>,
  pause: Pause,
): Promise<ReadonlySet<SnapshotRow>> {
  const found = new Set<SnapshotRow>()
  const newIds = new Set<number>()
  for (const { row } of read) {
    const { uuid, id, fullSlug } = row.entry
    const other = rowOfSlug(state, fullSlug)
    if (other && !leaving.has(other)) found.add(other)
    if (rowOfUuid(state, uuid)?.entry.id !== id) newIds.add(id)
  }
  if (newIds.size === 0) return found
  await inStretches(state.byPosition.length, ROWS_AT_ONCE, pause, (place) => {
    const row = rowAt(state, state.byPosition[place] as number)
    if (newIds.has(row.entry.id) && !leaving.has(row)) found.add(row)
  })
  return found
}

const STRETCH = 8
const ROWS_AT_ONCE = 20_000
