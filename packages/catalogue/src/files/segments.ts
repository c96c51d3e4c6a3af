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
import { addSegment, createTaskQueue, currentFolder, segmentNames } from './snapshot-folder.ts'

/** Describes the snapshot that a segment's changes lead to. */
export interface ChangeHeader {
  readonly spaceId: string
  readonly version: string
  readonly builtAt: Date
  readonly origin: Origin
}

interface StoredChanges {
  readonly header: ChangeHeader
  readonly changes: Changes
}

function writeChangeFile(
  path: string,
  { stories, ...lists }: Changes,
  header: ChangeHeader,
): Promise<void> {
  return writeCheckedLines(path, [{ format: FORMAT, facts: header, lists }, ...stories])
}

/**
 * Reads a segment; undefined if it has another format or space. Throws `DamagedSnapshotError` when the file is torn or
 * has changed.
 */
async function readChangeFile(path: string, spaceId: string): Promise<StoredChanges | undefined> {
  const lines = readCheckedLines(path)
  const firstLine: StoredFirstLine = JSON.parse((await lines.next()).value ?? '')
  if (firstLine.format !== FORMAT || firstLine.facts.spaceId !== spaceId) return undefined
  const stories: RawStory[] = []
  for await (const line of lines) stories.push(JSON.parse(line))
  const header = { ...firstLine.facts, builtAt: new Date(firstLine.facts.builtAt) }
  return { header, changes: { ...firstLine.lists, stories } }
}

interface StoredFirstLine {
  readonly format: number
  readonly facts: Omit<ChangeHeader, 'builtAt'> & { readonly builtAt: string }
  readonly lists: Omit<Changes, 'stories'>
}

/**
 * Adds changes to the stored snapshot on disk, for every process that opens it afterwards. Several processes may write
 * the same changes. Throws an `Error` when there is no snapshot or other processes keep replacing it, and the errors of
 * the file system.
 */
export function writeChanges(
  directory: string,
  changes: Changes,
  header: ChangeHeader,
): Promise<void> {
  return enqueue(async () => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const folder = await currentFolder(directory)
      if (folder === undefined) {
        throw new Error(`There is no snapshot in ${directory} to add changes to`)
      }
      try {
        await addSegment(folder, (path) => writeChangeFile(path, changes, header))
      } catch (error) {
        if (!isFileNotFound(error)) throw error
      }
      // A snapshot that replaces this one has copied the changes only if they were written before.
      if ((await currentFolder(directory)) === folder) return
    }
    throw new Error(
      `The snapshot in ${directory} was replaced ${ATTEMPTS} times while a change was being added, so the change was not stored`,
    )
  })
}

const enqueue = createTaskQueue()
const ATTEMPTS = 5

export type StoredSegments = Awaited<ReturnType<typeof readSegments>>

/** Reads a folder's segments in order, up to a damaged one and without those named in `exclude`, and merges them. */
export async function readSegments(
  folder: string,
  spaceId: string,
  exclude: ReadonlySet<string> = new Set(),
) {
  const names = (await segmentNames(folder)).filter((name) => !exclude.has(name))
  const changeSets: Changes[] = []
  let header: ChangeHeader | undefined
  /** Error of the first damaged segment; it and all later ones are left out. */
  let damage: DamagedSnapshotError | undefined
  for (const name of names) {
    try {
      const stored = await readChangeFile(join(folder, name), spaceId)
      if (stored === undefined) continue
      changeSets.push(stored.changes)
      header = stored.header
    } catch (error) {
      if (!(error instanceof DamagedSnapshotError)) throw error
      damage = error
      break
    }
  }
  return { changes: mergeChanges(changeSets), header, count: changeSets.length, names, damage }
}
