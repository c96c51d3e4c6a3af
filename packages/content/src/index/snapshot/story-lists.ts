import { fold } from '../../text/fold.ts'
import type { CatalogueRow } from '../rows/catalogue-row.ts'
import { beginningOf, compareCodePoints } from '../rows/order.ts'
import type { Listing, StoryListQuery } from '../rows/queries.ts'
import { addRow, hasRow, noRows } from '../rows/row-set.ts'
import { sortedSlice } from '../words/sorted-slice.ts'
import { roomFor, rowAt, rowOfUuid, type SnapshotState } from './snapshot-state.ts'

/**
 * Lists of any stories of a snapshot (CALL-4). Without uuids all rows are read through, in the order that
 * they lie in memory; in list order, each would have to be fetched from somewhere else.
 */
export function createStoryLists(state: SnapshotState): (query: StoryListQuery) => Listing {
  return (query) => {
    const { order, descending, offset, limit } = query
    const { kept, keys } = keep(state, query)
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

/** The numbers of the rows that a query wants, and by number what they are ordered by first. */
function keep(state: SnapshotState, query: StoryListQuery) {
  const { uuids, keeps, order } = query
  const phrase = fold(query.text)
  const keyOf = KEYS[order]
  const kept = noRows(roomFor(state))
  const keys = new Float64Array(roomFor(state))
  const read = (row: CatalogueRow | undefined) => {
    if (row === undefined || !keeps(row.entry)) return
    if (phrase !== '' && !holds(row, phrase)) return
    addRow(kept, row.entry.row)
    keys[row.entry.row] = keyOf(row)
  }
  if (uuids === undefined) {
    // Rows that have left are among them, and in no order.
    for (const row of state.base.rows) read(row)
    for (const { row } of state.added) read(row)
  } else for (const uuid of uuids) read(rowOfUuid(state, uuid))
  return { kept, keys }
}

function holds({ foldedName, foldedDescription }: CatalogueRow, phrase: string): boolean {
  return foldedName.includes(phrase) || foldedDescription.includes(phrase)
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
