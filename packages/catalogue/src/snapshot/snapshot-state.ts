import type { SnapshotRow } from '../rows/entry.ts'
import { createRowSet, hasRow, type RowSet } from '../rows/row-set.ts'
import type { AddedRow } from './added-row.ts'
import type { Base } from './base.ts'
import type { SnapshotFolder } from './read-link.ts'
import type { RowGroups } from './row-groups.ts'
import type { Snapshot } from './snapshot.ts'

/** Data of a snapshot: a full build and the changes since. */
export interface SnapshotState
  extends Pick<Snapshot, 'version' | 'builtAt' | 'languages' | 'datasources'> {
  readonly base: Base
  /** Rows of the base that have been replaced or removed. */
  readonly gone: RowSet
  /** Rows added since the base, numbered from `base.firstAdded` on; later changes may have replaced some. */
  readonly added: readonly AddedRow[]
  readonly addedByFullSlug: ReadonlyMap<string, SnapshotRow>
  readonly addedByUuid: ReadonlyMap<string, SnapshotRow>
  /** All folders by full slug, whether published or not. */
  readonly folders: ReadonlyMap<string, SnapshotFolder>
  /** Every present row, by position (DATA-7). */
  readonly byPosition: Uint32Array
  /** The resources of each language, newest first (RES-0). */
  readonly resourcesByLanguage: RowGroups
  /** The stories that each query of SEARCH-2 searches, by position. */
  readonly searched: RowGroups
}

/** The row with this number; throws an `Error` if there is none. */
export function rowAt({ base, added }: Pick<SnapshotState, 'base' | 'added'>, number: number) {
  const row = number < base.firstAdded ? base.rows[number] : added[number - base.firstAdded]?.row
  if (row === undefined) throw new Error(`The snapshot has no row ${number}`)
  return row
}

/** The row with exactly this full slug. */
export function rowOfFullSlug(state: SnapshotState, fullSlug: string): SnapshotRow | undefined {
  return (
    state.addedByFullSlug.get(fullSlug) ?? unlessRemoved(state, state.base.byFullSlug.get(fullSlug))
  )
}

export function rowOfUuid(state: SnapshotState, uuid: string): SnapshotRow | undefined {
  return state.addedByUuid.get(uuid) ?? unlessRemoved(state, state.base.byUuid.get(uuid))
}

/** Number of rows that a row set must have room for. */
export function rowCapacity({ base, added }: Pick<SnapshotState, 'base' | 'added'>): number {
  return base.firstAdded + added.length
}

/** An empty set with room for every row, and views of its two parts: rows of the base, and added rows. */
export function emptyRowSet(state: Pick<SnapshotState, 'base' | 'added'>) {
  const all = createRowSet(rowCapacity(state))
  // A word of the set has 32 rows, and the first added row begins one.
  const firstAddedWord = state.base.firstAdded >>> 5
  return { all, ofBase: all.subarray(0, firstAddedWord), ofAdded: all.subarray(firstAddedWord) }
}

/** Records the state of a snapshot for `stateOf`. */
export function recordState(snapshot: Snapshot, state: SnapshotState): void {
  states.set(snapshot, state)
}

/** Throws a `TypeError` for a snapshot that neither `assembleSnapshot` nor `applyChanges` created. */
export function stateOf(snapshot: Snapshot): SnapshotState {
  const state = states.get(snapshot)
  if (state === undefined) {
    throw new TypeError('The snapshot was not made by assembleSnapshot or applyChanges')
  }
  return state
}

function unlessRemoved(
  { gone }: SnapshotState,
  row: SnapshotRow | undefined,
): SnapshotRow | undefined {
  return row !== undefined && !hasRow(gone, row.entry.row) ? row : undefined
}

const states = new WeakMap<Snapshot, SnapshotState>()
