import { addRow, addRows, keepRows, noRows, type RowSet } from '../rows/row-set.ts'
import type { SnapshotRow } from '../rows/snapshot-row.ts'

/** The rows of each resource type, theme and industry; editors decide how many values there are (RES-2). */
export interface Facets {
  /** Removes from `candidates` every row without this value. */
  readonly keep: (kind: FacetKind, value: string, candidates: RowSet) => void
  /** Adds to `rows` every row with this value. */
  readonly addTo: (kind: FacetKind, value: string, rows: RowSet) => void
}

export type FacetKind = 'type' | 'theme' | 'industry'

/** Facets over rows that are added one by one; `rows` is how many there are in all. */
export function createFacets(rows: number): Facets & { readonly add: (row: SnapshotRow) => void } {
  const listed = new Map<string, number[]>()
  const scratch = noRows(rows)
  const note = (kind: FacetKind, value: string, row: number) => {
    const list = listed.get(`${kind}:${value}`)
    if (list === undefined) listed.set(`${kind}:${value}`, [row])
    else list.push(row)
  }
  const collect = (kind: FacetKind, value: string) => {
    scratch.fill(0)
    for (const row of listed.get(`${kind}:${value}`) ?? []) addRow(scratch, row)
  }
  return {
    add: ({ entry }) => {
      note('type', entry.section, entry.row)
      for (const theme of entry.themes) note('theme', theme, entry.row)
      for (const industry of entry.industries) note('industry', industry, entry.row)
    },
    keep: (kind, value, candidates) => {
      collect(kind, value)
      keepRows(candidates, scratch)
    },
    addTo: (kind, value, rows) => {
      collect(kind, value)
      addRows(rows, scratch)
    },
  }
}
