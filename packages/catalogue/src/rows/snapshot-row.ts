import type { Entry } from './entry.ts'
import type { Dated } from './order.ts'

/** A published story in a snapshot: its entry, and the values that lists and searches compare. */
export interface SnapshotRow {
  readonly entry: Entry
  readonly foldedName: string
  readonly foldedDescription: string
  readonly parentId: number
}

/** The values that the orders of DATA-7 compare. */
export function orderKey({ entry, foldedName }: SnapshotRow): Dated {
  return { position: entry.position, foldedName, uuid: entry.uuid, date: entry.date }
}

/** Whether one of the two queries of SEARCH-2 can return a story. */
export function isSearched(entry: Entry): boolean {
  return (entry.component === 'resource' || entry.component === 'page') && !entry.preventIndexing
}
