import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { applyChanges } from '../snapshot/apply-changes.ts'
import { assembleSnapshot } from '../snapshot/assemble-snapshot.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { openBodyFile } from './body-file.ts'
import { type DamagedSnapshotError, readSections } from './checked-files.ts'
import { BODIES, INDEX, inCurrentFolder, type Origin } from './manifest.ts'
import { readSegments, type StoredSegments } from './segments.ts'
import { decodeParts } from './stored-parts.ts'

export interface OpenedSnapshot {
  readonly snapshot: Snapshot
  /** The folder it lies in. */
  readonly folder: string
  readonly segments: StoredSegments
}

/**
 * Opens the snapshot in `directory` with the changes beside it, or undefined when there is none of this
 * space in the present format. A change that is damaged is left out, with all that came after it, and
 * goes to `onDamage`. Other work has its turn meanwhile. Its files stay open: it can be read even when
 * another takes its place on disk.
 *
 * @throws {DamagedSnapshotError} when it is torn or has changed
 */
export async function openSnapshot(
  directory: string,
  spaceId: string,
  onDamage?: (damage: DamagedSnapshotError) => void,
): Promise<Snapshot | undefined> {
  const opened = await openStored(directory, spaceId)
  if (opened?.segments.damage) onDamage?.(opened.segments.damage)
  return opened?.snapshot
}

/** `openSnapshot`, with what was found on disk. */
export function openStored(
  directory: string,
  spaceId: string,
): Promise<OpenedSnapshot | undefined> {
  return inCurrentFolder(directory, spaceId, async (folder, manifest) => {
    const sections = readSections(join(folder, INDEX), manifest.sections)
    const { parts, bodies } = await decodeParts(sections, pause)
    const segments = await readSegments(folder, spaceId)
    const base = await assembleSnapshot(parts, openBodyFile(join(folder, BODIES), bodies), pause)
    return { snapshot: await withSegments(base, segments), folder, segments }
  })
}

/**
 * The snapshot with the changes of segments applied; the one given is closed. It is returned as it is
 * when there are none.
 */
export async function withSegments(
  snapshot: Snapshot,
  { changes, facts }: Pick<StoredSegments, 'changes' | 'facts'>,
): Promise<Snapshot> {
  if (facts === undefined) return snapshot
  try {
    const { version, builtAt } = facts
    return await applyChanges(snapshot, changes, { version, builtAt, pause })
  } finally {
    snapshot.close()
  }
}

/** What a snapshot on disk is, its latest changes included. */
export interface StoredState {
  readonly version: string
  /** The content system, once a change from there is in it. */
  readonly origin: Origin
  readonly contentVersion?: number
  /** How many changes lie beside it. */
  readonly segments: number
  /** Some of them cannot be read, which only a build puts right. */
  readonly damaged: boolean
}

/**
 * What there is in `directory`, without opening it; undefined when there is nothing of this space in the
 * present format.
 *
 * @throws {DamagedSnapshotError} when its manifest is torn or missing
 */
export function storedState(directory: string, spaceId: string): Promise<StoredState | undefined> {
  return inCurrentFolder(directory, spaceId, async (folder, manifest) => {
    const { facts, count, damage } = await readSegments(folder, spaceId)
    const { version, origin, contentVersion } = facts ?? manifest
    return {
      version,
      origin,
      ...(contentVersion !== undefined && { contentVersion }),
      segments: count,
      damaged: damage !== undefined,
    }
  })
}

const pause = () => turn()
