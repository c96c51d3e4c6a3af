import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createBoundedFolder, writeAtomically } from './bounded-folder.ts'

export type VariantStore = ReturnType<typeof createVariantStore>

/**
 * Creates an LRU cache of image variants on disk, by file name. Creates `folder` if it is missing, at the first use and
 * before each write, and takes over the files that an earlier process left in it. Evicts the least recently used
 * variants above `maximumBytes`. Processes may share a folder: each finds the variants of all of them, but counts
 * towards its limit only those that it has written or found.
 */
export function createVariantStore(options: {
  readonly folder: string
  readonly maximumBytes: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}) {
  const { folder, maximumBytes } = options
  const bounded = createBoundedFolder(options)
  return {
    /** Reads a variant, and records its use; undefined if it is missing or unreadable. */
    get: async (name: string): Promise<Uint8Array | undefined> => {
      await bounded.ready()
      const bytes = await readFile(join(folder, name)).catch(() => undefined)
      if (bytes === undefined) bounded.forget(name)
      else await bounded.recordUse(name, bytes.length)
      return bytes
    },
    /** Stores a variant, completely or not at all; skips one larger than `maximumBytes`. Rejects on a disk error. */
    put: async (name: string, bytes: Uint8Array) => {
      await bounded.ensureFolder()
      if (bytes.length > maximumBytes) return
      await writeAtomically(join(folder, name), bytes)
      await bounded.recordUse(name, bytes.length)
    },
    /** Deletes all variants whose names begin with the prefix. Rejects on a disk error. */
    drop: async (prefix: string) => {
      await bounded.ready()
      for (const name of await readdir(folder)) {
        if (!name.startsWith(prefix)) continue
        await rm(join(folder, name), { force: true })
        bounded.forget(name)
      }
    },
  }
}
