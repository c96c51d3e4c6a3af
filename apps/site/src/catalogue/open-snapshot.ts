import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { assembleSnapshot } from '@prospectus/content/catalogue/assemble-snapshot'
import type { Snapshot } from '@prospectus/content/catalogue/snapshot'
import { openBodyFile } from './body-file.ts'
import { DamagedSnapshotError } from './damaged-snapshot.ts'
import { decodeManifest, FORMAT, type Manifest } from './manifest.ts'
import { readSections } from './section-file.ts'
import { currentFolder, isMissing } from './snapshot-folder.ts'
import { decodeParts } from './stored-parts.ts'
import { BODIES, INDEX, MANIFEST } from './write-snapshot.ts'

/**
 * Opens the snapshot in `directory`, or undefined when there is none of this space in the present
 * format. Throws `DamagedSnapshotError` when it is torn or has changed. Its files stay open: it can be
 * read even when another takes its place on disk.
 */
export async function openSnapshot(
  directory: string,
  spaceId: string,
): Promise<Snapshot | undefined> {
  for (let attempt = 1; ; attempt++) {
    const folder = await currentFolder(directory)
    if (folder === undefined) return undefined
    try {
      return await openFolder(folder, spaceId)
    } catch (error) {
      if (!isMissing(error)) throw error
      // Another process may have put a newer snapshot in its place in between.
      const replaced = (await currentFolder(directory)) !== folder
      if (!replaced || attempt === ATTEMPTS)
        throw new DamagedSnapshotError(folder, 'a file is missing')
    }
  }
}

/**
 * The version of the snapshot in `directory`, without opening it; undefined when there is none of this
 * space in the present format. Throws `DamagedSnapshotError` when its manifest is torn or missing.
 */
export async function storedVersion(
  directory: string,
  spaceId: string,
): Promise<string | undefined> {
  const folder = await currentFolder(directory)
  if (folder === undefined) return undefined
  try {
    return (await readManifest(folder, spaceId))?.version
  } catch (error) {
    throw isMissing(error) ? new DamagedSnapshotError(folder, 'its manifest is missing') : error
  }
}

async function openFolder(folder: string, spaceId: string): Promise<Snapshot | undefined> {
  const manifest = await readManifest(folder, spaceId)
  if (manifest === undefined) return undefined
  const bodiesPath = join(folder, BODIES)
  await refuseTornBodies(bodiesPath, manifest)
  const { parts, bodies } = decodeParts(readSections(join(folder, INDEX), manifest.sections))
  return assembleSnapshot(parts, openBodyFile(bodiesPath, bodies), () => turn())
}

async function readManifest(folder: string, spaceId: string): Promise<Manifest | undefined> {
  const path = join(folder, MANIFEST)
  const manifest = decodeManifest(path, await readFile(path, 'utf8'))
  return manifest.format === FORMAT && manifest.spaceId === spaceId ? manifest : undefined
}

async function refuseTornBodies(path: string, { bodyBytes }: Manifest): Promise<void> {
  const { size } = await stat(path)
  if (size === bodyBytes) return
  throw new DamagedSnapshotError(path, `it has ${size} bytes, not ${bodyBytes}`)
}

const ATTEMPTS = 3
