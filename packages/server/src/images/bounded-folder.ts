import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

export interface FolderFile {
  readonly name: string
  readonly size: number
  /** Last use, in milliseconds since 1970. */
  readonly lastUsedMs: number
}

/** Temporary files, and files that no record names, belong to no running process if they are older than this. */
export const STALE_AFTER_MS = 60 * 60 * 1000

/**
 * Limits `folder` (created if missing) to `maximumBytes` by deleting the least recently used files, also those that an
 * earlier process left. Processes may share a folder: each counts only the files it has seen towards its limit.
 * @param options.selectFiles receives all files at the first use; returns those to keep track of
 */
export function createBoundedFolder(options: {
  readonly folder: string
  readonly maximumBytes: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly selectFiles?: (files: readonly FolderFile[]) => Promise<readonly FolderFile[]>
}) {
  const { folder, maximumBytes, now, selectFiles = async (files) => files } = options
  const sizes = new LRUCache<string, number>({
    maxSize: maximumBytes,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_, name, reason) => {
      if (reason === 'evict') void remove(name).catch(() => undefined)
    },
  })
  let readiness: Promise<void> | undefined

  const remove = (name: string) => rm(join(folder, name), { force: true })

  async function indexFiles(): Promise<void> {
    await mkdir(folder, { recursive: true })
    const files: FolderFile[] = []
    for (const name of await readdir(folder)) {
      const file = await stat(join(folder, name)).catch(() => undefined)
      if (file === undefined || !file.isFile()) continue
      const { size, mtimeMs } = file
      if (!name.endsWith(TEMPORARY_SUFFIX)) files.push({ name, size, lastUsedMs: mtimeMs })
      else if (now() - mtimeMs > STALE_AFTER_MS) await remove(name)
    }
    const included = (await selectFiles(files)).toSorted((a, b) => a.lastUsedMs - b.lastUsedMs)
    for (const { name, size } of included) await include(name, size)
  }

  async function include(name: string, size: number): Promise<void> {
    if (size > maximumBytes) await remove(name)
    else sizes.set(name, size)
  }

  function ready(): Promise<void> {
    readiness ??= indexFiles().catch((error: unknown) => {
      readiness = undefined
      throw error
    })
    return readiness
  }

  return {
    /** Resolves once the folder exists and its files are known. */
    ready,
    /** Like `ready`; also creates the folder again if it has been deleted. */
    ensureFolder: async (): Promise<void> => {
      await ready()
      const created = await mkdir(folder, { recursive: true })
      if (created !== undefined) sizes.clear()
    },
    /** Records the use of a file, or a new one. Deletes a file larger than the limit. */
    recordUse: async (name: string, size: number): Promise<void> => {
      if (sizes.get(name) !== size) await include(name, size)
      // Set by hand, because many disks are mounted without access times.
      const seconds = now() / 1000
      await utimes(join(folder, name), seconds, seconds).catch(() => undefined)
    },
    forget: (name: string): void => {
      sizes.delete(name)
    },
    /** Bytes left until the limit. */
    freeBytes: (): number => maximumBytes - sizes.calculatedSize,
  }
}

export type TemporaryFile = ReturnType<typeof createTemporaryFile>

/** Suffix of temporary files, by which those that a crash left behind are recognised. */
export const TEMPORARY_SUFFIX = '.tmp'

/**
 * Creates a file that is renamed when complete, so that no reader sees half of it. Until then its path is `basePath`
 * with a unique ending. It is opened at the first write. Rejects on a disk error.
 */
export function createTemporaryFile(basePath: string) {
  const temporary = `${basePath}.${randomUUID()}${TEMPORARY_SUFFIX}`
  let opening: Promise<FileHandle> | undefined
  const openFile = () => {
    opening ??= open(temporary, 'wx')
    return opening
  }
  return {
    write: async (bytes: Uint8Array) => (await openFile()).writeFile(bytes),
    /** Syncs the file to disk, so that it survives a power cut, and renames it. */
    finish: async (file: string) => {
      const handle = await openFile()
      await handle.datasync()
      await handle.close()
      await rename(temporary, file)
    },
    /** Deletes an unfinished file; does nothing after `finish`. */
    discard: async () => {
      // Closing a handle that is already closed is harmless.
      await opening?.then((handle) => handle.close()).catch(() => undefined)
      if (opening !== undefined) await rm(temporary, { force: true }).catch(() => undefined)
    },
  }
}

/** Writes a file completely or not at all. Rejects on a disk error. */
export async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = createTemporaryFile(file)
  try {
    await temporary.write(bytes)
    await temporary.finish(file)
  } finally {
    await temporary.discard()
  }
}
