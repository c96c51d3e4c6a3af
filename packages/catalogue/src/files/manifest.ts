import { join } from 'node:path'
import {
  DamagedSnapshotError,
  isFileNotFound,
  readCheckedLines,
  type Section,
} from './checked-files.ts'
import { currentFolder } from './snapshot-folder.ts'

/** Contents of `manifest.json`, which describes a stored snapshot. */
export interface Manifest {
  readonly format: number
  readonly spaceId: string
  readonly version: string
  readonly origin: Origin
  readonly sections: readonly Section[]
}

/** Where the content of a snapshot came from, and what decides whether it can be used. */
export type Origin =
  | { readonly kind: 'bundled'; readonly fingerprint: string; readonly lineage?: string }
  | {
      readonly kind: 'api'
      /** Asset host of the site that read the content; part of the file URLs in it. */
      readonly assetHost?: string
      /** Digest of the mapping that the content was read with (decision 0087). */
      readonly mapping?: string
      /** Resource types that the index was built for; missing if they are the default ones (decision 0106). */
      readonly resourceTypes?: readonly string[]
      /** Lineage of the content system's database, if reported. */
      readonly lineage?: string
    }

/** Raised with every change of the stored format; snapshots in another format are rebuilt. */
export const FORMAT = 8

export const BODIES_FILE = 'bodies.bin'
export const INDEX_FILE = 'index.bin'
export const MANIFEST_FILE = 'manifest.json'

/**
 * Reads from the current folder, and retries when another process has just replaced it. Undefined if there is no
 * snapshot of this space in the current format. Throws `DamagedSnapshotError` when a file is torn, has changed or is
 * missing.
 */
export async function readFromCurrentFolder<T>(
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
      const isReplaced = (await currentFolder(directory)) !== folder
      if (!isReplaced || attempt === ATTEMPTS)
        throw new DamagedSnapshotError(folder, 'a file in this folder is missing')
    }
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const { value } = await readCheckedLines(join(folder, MANIFEST_FILE)).next()
  return JSON.parse(value ?? '')
}

const ATTEMPTS = 3
