import type { CatalogueRow } from './catalogue-row.ts'
import { addRow, countRows, hasRow, noRows, type RowSet } from './row-set.ts'

/** Rows that are listed together, such as the resources of one language (LANG-2), in list order. */
export interface RowGroup {
  readonly ordered: readonly CatalogueRow[]
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
  const groups = new Map<string, { ordered: CatalogueRow[]; members: RowSet }>()
  for (const number of ordered) {
    const row = rows[number] as CatalogueRow
    const key = keyOf(row)
    if (key === undefined) continue
    const group = groups.get(key) ?? { ordered: [], members: noRows(rows.length) }
    groups.set(key, group)
    group.ordered.push(row)
    addRow(group.members, number)
  }
  return groups
}

/** A stretch of the rows of a group that are in `kept`, in list order, and how many there are in all. */
export function pageOf(
  group: RowGroup,
  kept: RowSet,
  offset: number,
  limit: number,
): { readonly total: number; readonly page: readonly CatalogueRow[] } {
  const total = countRows(kept)
  const page: CatalogueRow[] = []
  let place = 0
  for (let at = 0; at < group.ordered.length && place < Math.min(total, offset + limit); at++) {
    const row = group.ordered[at] as CatalogueRow
    if (!hasRow(kept, row.entry.row)) continue
    if (place >= offset) page.push(row)
    place++
  }
  return { total, page }
}
