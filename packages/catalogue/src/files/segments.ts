import { join } from 'node:path'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { type Changes, mergeChanges } from '../snapshot/changes.ts'
import {
  DamagedSnapshotError,
  isFileNotFound,
  readCheckedLines,
  writeCheckedLines,
} from './checked-files.ts'
import { FORMAT, type Origin } from './manifest.ts'
import { addSegment, createTurns, currentFolder, segmentNames } from './snapshot-folder.ts'

/** What is said of changes on disk: what the snapshot that has them is. */
export interface ChangeFacts {
  readonly spaceId: string
  readonly version: string
  readonly builtAt: Date
  readonly origin: Origin
  /** The `cv` that the changes were read with. */
  readonly contentVersion?: number
}

interface StoredChanges {
  readonly facts: ChangeFacts
  readonly changes: Changes
}

/** Writes changes to a new file, and brings it to the disk: a line of facts and lists, then the stories. */
function writeChangeFile(
  path: string,
  { stories, ...lists }: Changes,
  facts: ChangeFacts,
): Promise<void> {
  return writeCheckedLines(path, [{ format: FORMAT, facts, lists }, ...stories])
}

/**
 * Reads what `writeChangeFile` wrote; undefined when it is of another format or space.
 *
 * @throws {DamagedSnapshotError} when it is torn or has changed
 */
async function readChangeFile(path: string, spaceId: string): Promise<StoredChanges | undefined> {
  const lines = readCheckedLines(path)
  const head: StoredHead = JSON.parse((await lines.next()).value ?? '')
  if (head.format !== FORMAT || head.facts.spaceId !== spaceId) return undefined
  const stories: RawStory[] = []
  for await (const line of lines) stories.push(JSON.parse(line))
  const facts = { ...head.facts, builtAt: new Date(head.facts.builtAt) }
  return { facts, changes: { ...head.lists, stories } }
}

interface StoredHead {
  readonly format: number
  readonly facts: Omit<ChangeFacts, 'builtAt'> & { readonly builtAt: string }
  readonly lists: Omit<Changes, 'stories'>
}

/**
 * Adds changes to the snapshot in `directory`, whole and on the disk when it is done: whoever opens it
 * from then on has them. Changes say how things are now, so it does no harm when several processes write
 * the same ones.
 *
 * @throws an `Error` when there is no snapshot, and what the disk throws
 */
export function writeChanges(
  directory: string,
  changes: Changes,
  facts: ChangeFacts,
): Promise<void> {
  return inTurn(async () => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const folder = await currentFolder(directory)
      if (folder === undefined) {
        throw new Error(`There is no snapshot in ${directory} that changes could be added to`)
      }
      try {
        await addSegment(folder, (path) => writeChangeFile(path, changes, facts))
      } catch (error) {
        if (!isFileNotFound(error)) throw error
      }
      // A snapshot that takes its place has copied the changes only if they were there before.
      if ((await currentFolder(directory)) === folder) return
    }
    throw new Error(`The snapshot in ${directory} was replaced ${ATTEMPTS} times in a row`)
  })
}

const inTurn = createTurns()
const ATTEMPTS = 5

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
