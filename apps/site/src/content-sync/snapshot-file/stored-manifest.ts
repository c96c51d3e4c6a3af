import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DamagedSnapshotError } from './damaged-snapshot.ts'
import { decodeManifest, FORMAT, type Manifest } from './manifest.ts'
import { currentFolder } from './snapshot-folder.ts'
import { isFileNotFound } from './synced-files.ts'
import { MANIFEST } from './write-snapshot.ts'

/** Reads from the current folder, and again when another process has just put a newer one in its place. */
export async function inCurrentFolder<T>(
  directory: string,
  read: (folder: string) => Promise<T>,
): Promise<T | undefined> {
  for (let attempt = 1; ; attempt++) {
    const folder = await currentFolder(directory)
    if (folder === undefined) return undefined
    try {
      return await read(folder)
    } catch (error) {
      if (!isFileNotFound(error)) throw error
      const replaced = (await currentFolder(directory)) !== folder
      if (!replaced || attempt === ATTEMPTS)
        throw new DamagedSnapshotError(folder, 'a file is missing')
    }
  }
}

/** Undefined when the snapshot is of another space or format. */
export async function readManifest(folder: string, spaceId: string): Promise<Manifest | undefined> {
  const path = join(folder, MANIFEST)
  const manifest = decodeManifest(path, await readFile(path, 'utf8'))
  return manifest.format === FORMAT && manifest.spaceId === spaceId ? manifest : undefined
}

const ATTEMPTS = 3
