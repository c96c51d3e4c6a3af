import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copySegments, segmentNames } from './segment-folder.ts'
import { isFileNotFound, syncFolder, writeSynced } from './synced-files.ts'
import { createTurns } from './turns.ts'

/**
 * Snapshots on disk: each in a folder of its own, and a file `current` that names the one in use. A
 * folder is whole and on the disk before anything points to it, so that a crash at any moment leaves the
 * snapshot before. Several processes may read and write at the same time.
 */
export interface StagingFolder {
  readonly path: string
  /**
   * Makes the folder the current one. Changes that were written to the one before since this folder was created
   * come along; then that is deleted. With `inPlaceOf`, only when that folder is still the current one.
   * Whether it is current now.
   */
  readonly publish: (inPlaceOf?: string) => Promise<boolean>
  /** Deletes the folder. */
  readonly abandon: () => Promise<void>
}

/** Called after each step of writing with its name: lets a test end the process there. */
export type OnStep = (step: string) => void

/** A new, empty folder below `directory` to write a snapshot to. */
export async function createStagingFolder(
  directory: string,
  onStep: OnStep,
): Promise<StagingFolder> {
  await mkdir(directory, { recursive: true })
  const name = `${process.pid}-${randomUUID()}`
  const path = join(directory, name)
  ownStagingFolders.add(name)
  await mkdir(path)
  onStep('folder created')
  const before = await currentFolder(directory)
  const known = new Set(before === undefined ? [] : await segmentNames(before))
  return {
    path,
    publish: (inPlaceOf) =>
      oneAfterAnother(async () => {
        const replaced = await currentFolder(directory)
        if (inPlaceOf !== undefined && inPlaceOf !== replaced) return false
        if (replaced !== undefined) await copySegments(replaced, path, known)
        await syncFolder(path)
        const pointer = `${path}${POINTER_STAGING}`
        await writeSynced(pointer, name)
        onStep('pointer written')
        await rename(pointer, join(directory, POINTER))
        await syncFolder(directory)
        ownStagingFolders.delete(name)
        onStep('pointer renamed')
        // Whoever has written to it until now has seen the old pointer after that.
        if (replaced !== undefined) await copySegments(replaced, path, known)
        await removeOthers(directory, name, replaced)
        onStep('others removed')
        return true
      }),
    abandon: async () => {
      ownStagingFolders.delete(name)
      await rm(path, { recursive: true, force: true })
    },
  }
}

/** The path of the current snapshot's folder, or undefined when there is none. */
export async function currentFolder(directory: string): Promise<string | undefined> {
  try {
    const name = await readFile(join(directory, POINTER), 'utf8')
    return NAME.test(name) ? join(directory, name) : undefined
  } catch (error) {
    if (isFileNotFound(error)) return undefined
    throw error
  }
}

/** Two of one process could otherwise take each other's folder for one left behind. */
const oneAfterAnother = createTurns()

/** Deletes what was replaced, and what a process has left that ended before its snapshot was current. */
async function removeOthers(
  directory: string,
  current: string,
  replaced: string | undefined,
): Promise<void> {
  for (const name of await readdir(directory)) {
    if (name === current || name === POINTER) continue
    const path = join(directory, name)
    if (path !== replaced && isBeingWritten(name)) continue
    // What cannot be deleted now is deleted with the next snapshot.
    await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
}

function isBeingWritten(name: string): boolean {
  const pid = Number.parseInt(name, 10)
  // In a container every process may have the number of the one that crashed before it.
  if (pid === process.pid) return ownStagingFolders.has(name.replace(POINTER_STAGING, ''))
  try {
    return Number.isNaN(pid) || process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const ownStagingFolders = new Set<string>()

const POINTER = 'current'
const POINTER_STAGING = '.pointer'
const NAME = /^\d+-[0-9a-f-]{36}$/
