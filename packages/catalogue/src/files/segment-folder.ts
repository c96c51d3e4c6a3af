import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { isFileNotFound, syncFolder, writeSynced } from './synced-files.ts'

/**
 * Changes since a snapshot was written, each in a file of the snapshot's folder: a segment. Their names
 * are in the order they came, and no two processes give the same one; none is deleted but with the folder.
 */
export async function segmentNames(folder: string): Promise<readonly string[]> {
  return (await namesIn(folder)).filter((name) => NAME.test(name)).sort()
}

/**
 * Adds a segment behind all others. `write` writes the file at the path given, and brings it to the disk;
 * only then it gets its name.
 */
export async function addSegment(
  folder: string,
  write: (path: string) => Promise<void>,
): Promise<void> {
  const last = (await segmentNames(folder)).at(-1) ?? '0'
  const number = String(Number.parseInt(last, 10) + 1).padStart(10, '0')
  await placeSegment(folder, `${number}-${randomUUID()}.changes`, write)
}

/** Copies the segments of a folder that `known` does not have; those that are there already stay. */
export async function copySegments(
  from: string,
  to: string,
  known: ReadonlySet<string>,
): Promise<void> {
  const present = new Set(await segmentNames(to))
  for (const name of await segmentNames(from)) {
    if (known.has(name) || present.has(name)) continue
    const bytes = await readFile(join(from, name))
    await placeSegment(to, name, (path) => writeSynced(path, bytes))
  }
}

async function placeSegment(
  folder: string,
  name: string,
  write: (path: string) => Promise<void>,
): Promise<void> {
  const staging = join(folder, `${name}.staging-${randomUUID()}`)
  await write(staging)
  await rename(staging, join(folder, name))
  await syncFolder(folder)
}

/** A folder that another process has just deleted has none. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isFileNotFound(error)) return []
    throw error
  }
}

const NAME = /^\d{10}-[0-9a-f-]{36}\.changes$/
