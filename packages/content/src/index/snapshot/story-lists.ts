import type { StoriesOrder, StoriesSelection } from '@prospectus/protocol/query/stories-query'
import { beginningOf, compareCodePoints } from '../rows/order.ts'
import type { Listing } from '../rows/queries.ts'
import { addRow, hasRow, noRows } from '../rows/row-set.ts'
import { rowTest } from '../rows/row-test.ts'
import type { SnapshotRow } from '../rows/snapshot-row.ts'
import { sortedSlice } from '../words/sorted-slice.ts'
import { roomFor, rowAt, rowOfUuid, type SnapshotState } from './snapshot-state.ts'

/**
 * A list of any stories of a snapshot (CALL-4). Without uuids all rows are scanned in memory order, because
 * list order would jump around in memory.
 */
export function readThrough(state: SnapshotState, query: StoriesSelection): Listing {
  const { sort, page, perPage } = query
  const { by, descending } = sort
  const [start, end] = [(page - 1) * perPage, page * perPage]
  const { kept, keys } = keep(state, query)
  const numbers = state.byPosition.filter((number) => hasRow(kept, number))
  const compare = (a: number, b: number) =>
    (keys[a] as number) - (keys[b] as number) || TIES[by](rowAt(state, a), rowAt(state, b))
  const isInOrder = by === 'position' && !descending
  const listed = isInOrder
    ? numbers.subarray(start, end)
    : sortedSlice(numbers, descending ? (a, b) => compare(b, a) : compare, start, end)
  return {
    total: numbers.length,
    entries: Array.from(listed, (number) => rowAt(state, number).entry),
  }
}

/** The numbers of the rows that match a query, and their first sort key by row number. */
function keep(state: SnapshotState, query: StoriesSelection) {
  const { uuids, sort } = query
  const isWanted = rowTest(query)
  const keyOf = KEYS[sort.by]
  const kept = noRows(roomFor(state))
  const keys = new Float64Array(roomFor(state))
  const read = (row: SnapshotRow | undefined) => {
    if (row === undefined || !isWanted(row)) return
    addRow(kept, row.entry.row)
    keys[row.entry.row] = keyOf(row)
  }
  if (uuids === undefined) {
    // This includes rows that are gone, and is unordered.
    for (const row of state.base.rows) read(row)
    for (const { row } of state.added) read(row)
  } else for (const uuid of uuids) read(rowOfUuid(state, uuid))
  return { kept, keys }
}

const KEYS: Readonly<Record<StoriesOrder, (row: SnapshotRow) => number>> = {
  position: ({ entry }) => entry.position,
  name: ({ foldedName }) => beginningOf(foldedName),
  'content.date': ({ entry }) => entry.date,
}

/** Order of rows with the same key; rows that are still equal stay ordered by position. */
const TIES: Readonly<Record<StoriesOrder, (a: SnapshotRow, b: SnapshotRow) => number>> = {
  position: () => 0,
  name: (a, b) => compareCodePoints(a.foldedName, b.foldedName),
  'content.date': () => 0,
}
