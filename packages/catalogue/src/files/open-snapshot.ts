import { join } from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import { applyChanges } from '../snapshot/apply-changes.ts'
import { assembleSnapshot } from '../snapshot/assemble-snapshot.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { openBodyFile } from './body-file.ts'
import { type DamagedSnapshotError, readSections } from './checked-files.ts'
import { BODIES_FILE, INDEX_FILE, readFromCurrentFolder } from './manifest.ts'
import { readSegments, type StoredSegments } from './segments.ts'
import { decodeParts } from './stored-parts.ts'

/**
 * Opens the snapshot in `directory` with the changes stored since; undefined if there is none of this space in the
 * current format. Leaves out a damaged change and all later ones, and passes the error to `onDamage`. Keeps the files
 * open, since another process may replace the snapshot on disk.
 * @throws {DamagedSnapshotError} when the snapshot is torn or has changed
 */
export async function openSnapshot(
  directory: string,
  spaceId: string,
  onDamage?: (damage: DamagedSnapshotError) => void,
): Promise<Snapshot | undefined> {
  const opened = await openStoredSnapshot(directory, spaceId)
  if (opened?.segments.damage) onDamage?.(opened.segments.damage)
  return opened?.snapshot
}

export type OpenedSnapshot = NonNullable<Awaited<ReturnType<typeof openStoredSnapshot>>>

/** Opens the snapshot as `openSnapshot` does, and also returns its folder and segments. */
export function openStoredSnapshot(directory: string, spaceId: string) {
  return readFromCurrentFolder(directory, spaceId, async (folder, manifest) => {
    const sections = readSections(join(folder, INDEX_FILE), manifest.sections)
    const { parts, bodies } = await decodeParts(sections, pause)
    const segments = await readSegments(folder, spaceId)
    const base = await assembleSnapshot(
      parts,
      openBodyFile(join(folder, BODIES_FILE), bodies),
      pause,
    )
    return { snapshot: await withSegments(base, segments), folder, segments }
  })
}

/** Returns a snapshot with the segments' changes and closes the given one; without segments, returns it still open. */
export async function withSegments(
  snapshot: Snapshot,
  { changes, header }: Pick<StoredSegments, 'changes' | 'header'>,
): Promise<Snapshot> {
  if (header === undefined) return snapshot
  try {
    const { version, builtAt } = header
    return await applyChanges(snapshot, changes, { version, builtAt, pause })
  } finally {
    snapshot.close()
  }
}

/**
 * Describes the stored snapshot and its latest changes without opening it; undefined if there is none of this space in
 * the current format. Throws `DamagedSnapshotError` when its manifest is torn or missing.
 */
export function readStoredState(directory: string, spaceId: string) {
  return readFromCurrentFolder(directory, spaceId, async (folder, manifest) => {
    const { header, count, damage } = await readSegments(folder, spaceId)
    const { version, origin } = header ?? manifest
    return {
      version,
      /** `api` once a change from the content system is stored. */
      origin,
      segmentCount: count,
      /** True if some changes are unreadable; only a build fixes that. */
      isDamaged: damage !== undefined,
    }
  })
}
