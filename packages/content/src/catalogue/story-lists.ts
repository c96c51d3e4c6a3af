import { fold } from '../search/fold.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import { beginningOf, compareCodePoints } from './order.ts'
import { addRow, hasRow, noRows } from './row-set.ts'
import type { Listing, StoryListQuery } from './snapshot.ts'
import { roomFor, rowAt, rowOfUuid, type SnapshotState } from './snapshot-state.ts'
import { sortedSlice } from './sorted-slice.ts'

/**
 * Lists of any stories of a snapshot (CALL-4). Without uuids all rows are read through, in the order that
 * they lie in memory; in list order, each would have to be fetched from somewhere else.
 */
export function createStoryLists(state: SnapshotState): (query: StoryListQuery) => Listing {
  return (query) => {
    const { uuids, order, descending, offset, limit } = query
    const { kept, keys } = keep(state, rowsOf(state, uuids), query)
    const numbers = state.byPosition.filter((number) => hasRow(kept, number))
    const compare = (a: number, b: number) =>
      (keys[a] as number) - (keys[b] as number) || TIES[order](rowAt(state, a), rowAt(state, b))
    const isInOrder = order === 'position' && !descending
    const listed = isInOrder
      ? numbers.subarray(offset, offset + limit)
      : sortedSlice(numbers, descending ? (a, b) => compare(b, a) : compare, offset, offset + limit)
    return {
      total: numbers.length,
      entries: Array.from(listed, (number) => rowAt(state, number).entry),
    }
  }
}

/** Rows that have left may be among them: they are in no order. */
function* rowsOf(
  state: SnapshotState,
  uuids: readonly string[] | undefined,
): Generator<CatalogueRow> {
  if (uuids === undefined) {
    yield* state.base.rows
    for (const { row } of state.added) yield row
    return
  }
  for (const uuid of uuids) {
    const row = rowOfUuid(state, uuid)
    if (row !== undefined) yield row
  }
}

/** The numbers of the rows that a query wants, and by number what they are ordered by first. */
function keep(state: SnapshotState, rows: Iterable<CatalogueRow>, query: StoryListQuery) {
  const { keeps, order } = query
  const phrase = fold(query.text)
  const keyOf = KEYS[order]
  const kept = noRows(roomFor(state))
  const keys = new Float64Array(roomFor(state))
  for (const row of rows) {
    if (!keeps(row.entry)) continue
    if (!row.foldedName.includes(phrase) && !row.foldedDescription.includes(phrase)) continue
    addRow(kept, row.entry.row)
    keys[row.entry.row] = keyOf(row)
  }
  return { kept, keys }
}

type Order = StoryListQuery['order']

const KEYS: Readonly<Record<Order, (row: CatalogueRow) => number>> = {
  position: ({ entry }) => entry.position,
  name: ({ foldedName }) => beginningOf(foldedName),
  date: ({ entry }) => entry.date,
}

/** Of rows with the same key; what is equal here too stays in catalogue order. */
const TIES: Readonly<Record<Order, (a: CatalogueRow, b: CatalogueRow) => number>> = {
  position: () => 0,
  name: (a, b) => compareCodePoints(a.foldedName, b.foldedName),
  date: () => 0,
}
