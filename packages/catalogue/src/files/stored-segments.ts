import { join } from 'node:path'
import { type Changes, mergeChanges } from '../snapshot/changes.ts'
import { type ChangeFacts, readChangeFile } from './change-file.ts'
import { DamagedSnapshotError } from './damaged-snapshot.ts'
import { segmentNames } from './segment-folder.ts'

/** The changes that lie beside a snapshot on disk. */
export interface StoredSegments {
  /** All in one. */
  readonly changes: Changes
  /** Of the latest; undefined when there is none. */
  readonly facts: ChangeFacts | undefined
  /** How many there are in `changes`. */
  readonly count: number
  /** Names of the files, those that were left out among them. */
  readonly names: readonly string[]
  /** The first that is torn or has changed: it and all after it are left out. */
  readonly damage: DamagedSnapshotError | undefined
}

/** Reads the segments of a folder in their order, without those of `known`. */
export async function readSegments(
  folder: string,
  spaceId: string,
  known: ReadonlySet<string> = new Set(),
): Promise<StoredSegments> {
  const names = (await segmentNames(folder)).filter((name) => !known.has(name))
  const all: Changes[] = []
  let facts: ChangeFacts | undefined
  let damage: DamagedSnapshotError | undefined
  for (const name of names) {
    try {
      const stored = await readChangeFile(join(folder, name), spaceId)
      if (stored === undefined) continue
      all.push(stored.changes)
      facts = stored.facts
    } catch (error) {
      if (!(error instanceof DamagedSnapshotError)) throw error
      damage = error
      break
    }
  }
  return { changes: mergeChanges(all), facts, count: all.length, names, damage }
}
