import { hasRow, type RowSet } from '../rows/row-set.ts'
import type { SnapshotRow } from '../rows/snapshot-row.ts'
import type { AddedRow } from './added-row.ts'
import type { Base } from './base.ts'
import type { Folder } from './read-link.ts'
import type { RowGroups } from './row-groups.ts'
import type { Snapshot } from './snapshot.ts'

/** All that one snapshot answers from: the base, and what has changed since it was built. */
export interface SnapshotState
  extends Pick<Snapshot, 'version' | 'builtAt' | 'languages' | 'datasources'> {
  readonly base: Base
  /** Rows of the base that have been replaced or removed. */
  readonly gone: RowSet
  /** Rows since, numbered from `base.firstAdded` on; those replaced in turn are still among them. */
  readonly added: readonly AddedRow[]
  readonly addedBySlug: ReadonlyMap<string, SnapshotRow>
  readonly addedByUuid: ReadonlyMap<string, SnapshotRow>
  /** Published or not, by slug. */
  readonly folders: ReadonlyMap<string, Folder>
  /** Every row there is, in catalogue order (DATA-7). */
  readonly byPosition: Uint32Array
  /** The resources of each language, newest first (RES-0). */
  readonly centres: RowGroups
  /** What each query of SEARCH-2 begins with, by position. */
  readonly searched: RowGroups
}

/** The row of a number that one of the orders has. */
export function rowAt({ base, added }: Pick<SnapshotState, 'base' | 'added'>, number: number) {
  const row = number < base.firstAdded ? base.rows[number] : added[number - base.firstAdded]?.row
  if (row === undefined) throw new Error(`The catalogue has no row ${number}`)
  return row
}

/** The story whose full slug is exactly this one. */
export function rowOfSlug(state: SnapshotState, fullSlug: string): SnapshotRow | undefined {
  return state.addedBySlug.get(fullSlug) ?? present(state, state.base.bySlug.get(fullSlug))
}

export function rowOfUuid(state: SnapshotState, uuid: string): SnapshotRow | undefined {
  return state.addedByUuid.get(uuid) ?? present(state, state.base.byUuid.get(uuid))
}

/** Of how many rows a set has to have room for. */
export function roomFor({ base, added }: Pick<SnapshotState, 'base' | 'added'>): number {
  return base.firstAdded + added.length
}

/** Notes what a snapshot answers from, for whoever makes the next one out of it. */
export function rememberState(snapshot: Snapshot, state: SnapshotState): void {
  states.set(snapshot, state)
}

/** What a snapshot answers from. Throws for one that `assembleSnapshot` or `applyChanges` did not make. */
export function stateOf(snapshot: Snapshot): SnapshotState {
  const state = states.get(snapshot)
  if (state === undefined) {
    throw new TypeError('The snapshot was not made by assembleSnapshot or applyChanges')
  }
  return state
}

function present({ gone }: SnapshotState, row: SnapshotRow | undefined): SnapshotRow | undefined {
  return row !== undefined && !hasRow(gone, row.entry.row) ? row : undefined
}

const states = new WeakMap<Snapshot, SnapshotState>()
