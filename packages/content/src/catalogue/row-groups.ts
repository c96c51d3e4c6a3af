import type { CatalogueRow } from './catalogue-row.ts'
import { addRow, countRows, hasRow, noRows, type RowSet } from './row-set.ts'

/** Rows that are listed together, such as the resources of one language (LANG-2), in list order. */
export interface RowGroup {
  readonly ordered: readonly CatalogueRow[]
  /** The numbers of `ordered`: saves looking into every row. */
  readonly numbers: Uint32Array
  readonly members: RowSet
}

/**
 * Groups rows by the key that `keyOf` gives them (undefined: in no group), each group in the order of
 * `ordered`, which holds every row's number once.
 */
export function groupRows(
  rows: readonly CatalogueRow[],
  ordered: Uint32Array,
  keyOf: (row: CatalogueRow) => string | undefined,
): ReadonlyMap<string, RowGroup> {
  const groups = new Map<string, { ordered: CatalogueRow[]; numbers: number[]; members: RowSet }>()
  for (const number of ordered) {
    const row = rows[number] as CatalogueRow
    const key = keyOf(row)
    if (key === undefined) continue
    const group = groups.get(key) ?? { ordered: [], numbers: [], members: noRows(rows.length) }
    groups.set(key, group)
    group.ordered.push(row)
    group.numbers.push(number)
    addRow(group.members, number)
  }
  return new Map(
    [...groups].map(([key, group]) => [
      key,
      { ...group, numbers: Uint32Array.from(group.numbers) },
    ]),
  )
}

/** A stretch of the rows of a group that are in `kept`, in list order, and how many there are in all. */
export function pageOf(
  group: RowGroup,
  kept: RowSet,
  offset: number,
  limit: number,
): { readonly total: number; readonly page: readonly CatalogueRow[] } {
  const total = countRows(kept)
  const end = Math.min(total, offset + limit)
  const page = new Array<CatalogueRow>(Math.max(0, end - offset))
  let place = 0
  for (let at = 0; at < group.numbers.length && place < end; at++) {
    if (!hasRow(kept, group.numbers[at] as number)) continue
    if (place >= offset) page[place - offset] = group.ordered[at] as CatalogueRow
    place++
  }
  return { total, page }
}
