import { join } from 'node:path'
import { readCheckedLines } from './checked-lines.ts'
import { DamagedSnapshotError } from './damaged-snapshot.ts'
import { FORMAT, MANIFEST, type Manifest } from './manifest.ts'
import { currentFolder } from './snapshot-folder.ts'
import { isFileNotFound } from './synced-files.ts'

/**
 * Reads from the current folder, and again when another process has just put a newer one in its place.
 * Undefined when there is none of this space in the present format.
 *
 * @throws {DamagedSnapshotError} when a file is torn, has changed or is missing
 */
export async function inCurrentFolder<T>(
  directory: string,
  spaceId: string,
  read: (folder: string, manifest: Manifest) => Promise<T>,
): Promise<T | undefined> {
  for (let attempt = 1; ; attempt++) {
    const folder = await currentFolder(directory)
    if (folder === undefined) return undefined
    try {
      const manifest = await readManifest(folder)
      const isOurs = manifest.format === FORMAT && manifest.spaceId === spaceId
      return isOurs ? await read(folder, manifest) : undefined
    } catch (error) {
      if (!isFileNotFound(error)) throw error
      const replaced = (await currentFolder(directory)) !== folder
      if (!replaced || attempt === ATTEMPTS)
        throw new DamagedSnapshotError(folder, 'a file is missing')
    }
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const { value } = await readCheckedLines(join(folder, MANIFEST)).next()
  return JSON.parse(value ?? '')
}

const ATTEMPTS = 3
