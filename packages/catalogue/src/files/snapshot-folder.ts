import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isFileNotFound, syncFolder, writeDurably } from './checked-files.ts'

export type StagingFolder = Awaited<ReturnType<typeof createStagingFolder>>

/** Called with the name of each step of writing, so that a test can end the process there. */
export type OnStep = (step: string) => void

/**
 * Creates an empty folder below `directory` to write a snapshot to. The file `current` names the folder in use, and is
 * changed only once the new one is complete and on disk, so that after a crash the previous one is in use. Several
 * processes may read and write at the same time.
 */
export async function createStagingFolder(directory: string, onStep: OnStep) {
  await mkdir(directory, { recursive: true })
  const name = `${process.pid}-${randomUUID()}`
  const path = join(directory, name)
  ownStagingFolders.add(name)
  await mkdir(path)
  onStep('folder created')
  const previous = await currentFolder(directory)
  /** Segments that the new snapshot includes, because they were written before it was begun. */
  const included = new Set(previous === undefined ? [] : await segmentNames(previous))
  return {
    path,
    /**
     * Makes the folder the current one, copies changes written to the previous folder meanwhile, and deletes the
     * previous one.
     * @param replaces path that must still be that of the current folder; by default, any folder is replaced
     * @returns true if the folder is the current one now
     */
    publish: (replaces?: string): Promise<boolean> =>
      enqueuePublish(async () => {
        const replaced = await currentFolder(directory)
        if (replaces !== undefined && replaces !== replaced) return false
        if (replaced !== undefined) await copySegments(replaced, path, included)
        await syncFolder(path)
        const pointer = `${path}${POINTER_STAGING}`
        await writeDurably(pointer, name)
        onStep('pointer written')
        await rename(pointer, join(directory, POINTER))
        await syncFolder(directory)
        ownStagingFolders.delete(name)
        onStep('pointer renamed')
        // Changes written before the rename; later writers see the new pointer and write again.
        if (replaced !== undefined) await copySegments(replaced, path, included)
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

/** Path of the current snapshot's folder; undefined if there is none. */
export async function currentFolder(directory: string): Promise<string | undefined> {
  try {
    const name = await readFile(join(directory, POINTER), 'utf8')
    return FOLDER_NAME.test(name) ? join(directory, name) : undefined
  } catch (error) {
    if (isFileNotFound(error)) return undefined
    throw error
  }
}

/** Publishes one folder at a time: two publishes of one process could take each other's folder for an abandoned one. */
const enqueuePublish = createTaskQueue()

/** Deletes the replaced folder, and those of processes that ended before publishing. */
async function removeOthers(
  directory: string,
  current: string,
  replaced: string | undefined,
): Promise<void> {
  for (const name of await readdir(directory)) {
    if (name === current || name === POINTER) continue
    const path = join(directory, name)
    if (path !== replaced && isBeingWritten(name)) continue
    // Folders that cannot be deleted now are deleted with the next snapshot.
    await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
}

function isBeingWritten(name: string): boolean {
  const pid = Number.parseInt(name, 10)
  // In a container, a process may have the same number as the one that crashed before it.
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
const FOLDER_NAME = /^\d+-[0-9a-f-]{36}$/

/** Names of segments, which are files of changes since the snapshot was written, in order; unique across processes. */
export async function segmentNames(folder: string): Promise<readonly string[]> {
  return (await namesIn(folder)).filter((name) => SEGMENT_NAME.test(name)).sort()
}

/** Appends a segment. `write` writes and flushes a temporary file at the given path, which is then renamed. */
export async function addSegment(
  folder: string,
  write: (path: string) => Promise<void>,
): Promise<void> {
  const last = (await segmentNames(folder)).at(-1) ?? '0'
  const number = String(Number.parseInt(last, 10) + 1).padStart(10, '0')
  await writeSegment(folder, `${number}-${randomUUID()}.changes`, write)
}

async function copySegments(from: string, to: string, exclude: ReadonlySet<string>): Promise<void> {
  const existing = new Set(await segmentNames(to))
  for (const name of await segmentNames(from)) {
    if (exclude.has(name) || existing.has(name)) continue
    const bytes = await readFile(join(from, name))
    await writeSegment(to, name, (path) => writeDurably(path, bytes))
  }
}

async function writeSegment(
  folder: string,
  name: string,
  write: (path: string) => Promise<void>,
): Promise<void> {
  const staging = join(folder, `${name}.staging-${randomUUID()}`)
  await write(staging)
  await rename(staging, join(folder, name))
  await syncFolder(folder)
}

/** File names in a folder; none if another process has just deleted it. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isFileNotFound(error)) return []
    throw error
  }
}

const SEGMENT_NAME = /^\d{10}-[0-9a-f-]{36}\.changes$/

/** Returns a function that runs tasks one at a time, in order, even after a failed one. */
export function createTaskQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
