import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Snapshots on disk: each in a folder of its own, and a file `current` that names the one in use. A
 * folder is written under another name and brought to the disk before anything points to it, so that a
 * crash at any moment leaves the snapshot before.
 */
export interface DraftFolder {
  readonly path: string
  /** Puts the folder in the place of the current one; its new path. The others are then deleted. */
  readonly publish: () => Promise<string>
}

/** Called after each step of writing with its name: lets a test end the process there. */
export type OnStep = (step: string) => void

/** A new, empty folder below `directory` to write a snapshot to. */
export async function createDraftFolder(directory: string, onStep: OnStep): Promise<DraftFolder> {
  await mkdir(directory, { recursive: true })
  const name = randomUUID()
  const draftName = `${WRITING}${process.pid}-${name}`
  const path = join(directory, draftName)
  ownDrafts.add(draftName)
  await mkdir(path)
  onStep('folder created')
  return {
    path,
    publish: async () => {
      await syncFolder(path)
      const published = join(directory, name)
      await rename(path, published)
      await syncFolder(directory)
      onStep('folder renamed')
      const pointer = join(directory, `${draftName}.pointer`)
      await writeSynced(pointer, name)
      onStep('pointer written')
      await rename(pointer, join(directory, POINTER))
      await syncFolder(directory)
      ownDrafts.delete(draftName)
      onStep('pointer renamed')
      await removeOthers(directory, name)
      onStep('others removed')
      return published
    },
  }
}

/** The path of the current snapshot's folder, or undefined when there is none. */
export async function currentFolder(directory: string): Promise<string | undefined> {
  try {
    const name = await readFile(join(directory, POINTER), 'utf8')
    return NAME.test(name) ? join(directory, name) : undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Whether an error says that a file or folder is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** Writes a new file and brings it to the disk. */
export async function writeSynced(path: string, text: string): Promise<void> {
  await writeFile(path, text, { flag: 'wx', flush: true })
}

/** Deletes what is neither current nor being written by a process that still runs. */
async function removeOthers(directory: string, current: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (name === current || name === POINTER || isBeingWritten(name)) continue
    // What cannot be deleted now is deleted with the next snapshot.
    await rm(join(directory, name), { recursive: true, force: true }).catch(() => undefined)
  }
}

function isBeingWritten(name: string): boolean {
  const [, pid] = /^writing-(\d+)-/.exec(name) ?? []
  if (pid === undefined) return false
  // In a container every process may have the number of the one that crashed before it.
  if (Number(pid) === process.pid) return ownDrafts.has(name)
  try {
    return process.kill(Number(pid), 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

const ownDrafts = new Set<string>()

const POINTER = 'current'
const WRITING = 'writing-'
const NAME = /^[0-9a-f-]{36}$/
