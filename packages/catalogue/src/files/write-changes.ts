import type { Changes } from '../snapshot/changes.ts'
import { type ChangeFacts, writeChangeFile } from './change-file.ts'
import { addSegment } from './segment-folder.ts'
import { currentFolder } from './snapshot-folder.ts'
import { isFileNotFound } from './synced-files.ts'
import { createTurns } from './turns.ts'

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
