import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Snapshots on disk: each in a folder of its own, and a file `current` that names the one in use. A
 * folder is whole and on the disk before anything points to it, so that a crash at any moment leaves the
 * snapshot before. Several processes may read and write at the same time.
 */
export interface DraftFolder {
  readonly path: string
  /** Makes the folder the current one; what it replaces is deleted. */
  readonly publish: () => Promise<void>
  /** Deletes the folder. */
  readonly abandon: () => Promise<void>
}

/** Called after each step of writing with its name: lets a test end the process there. */
export type OnStep = (step: string) => void

/** A new, empty folder below `directory` to write a snapshot to. */
export async function createDraftFolder(directory: string, onStep: OnStep): Promise<DraftFolder> {
  await mkdir(directory, { recursive: true })
  const name = `${process.pid}-${randomUUID()}`
  const path = join(directory, name)
  ownDrafts.add(name)
  await mkdir(path)
  onStep('folder created')
  return {
    path,
    publish: async () => {
      await syncFolder(path)
      await oneAfterAnother(async () => {
        const replaced = await currentFolder(directory)
        const pointer = `${path}${POINTER_DRAFT}`
        await writeSynced(pointer, name)
        onStep('pointer written')
        await rename(pointer, join(directory, POINTER))
        await syncFolder(directory)
        ownDrafts.delete(name)
        onStep('pointer renamed')
        await removeOthers(directory, name, replaced)
        onStep('others removed')
      })
    },
    abandon: async () => {
      ownDrafts.delete(name)
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

/** Two of one process could otherwise take each other's folder for one left behind. */
function oneAfterAnother(work: () => Promise<void>): Promise<void> {
  const done = lastPublishing.then(work)
  lastPublishing = done.catch(() => undefined)
  return done
}

let lastPublishing: Promise<void> = Promise.resolve()

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
  if (pid === process.pid) return ownDrafts.has(name.replace(POINTER_DRAFT, ''))
  try {
    return Number.isNaN(pid) || process.kill(pid, 0)
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
const POINTER_DRAFT = '.pointer'
const NAME = /^\d+-[0-9a-f-]{36}$/
