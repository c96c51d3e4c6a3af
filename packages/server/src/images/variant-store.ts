import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createBoundedFolder, writeAtomically } from './bounded-folder.ts'

/** Finished pictures on disk, by name; deletes the least recently used above the limit. */
export interface VariantStore {
  readonly get: (name: string) => Promise<Uint8Array | undefined>
  /** Stores a picture, completely or not at all. Rejects on a disk error. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Deletes all pictures whose names begin with the prefix. Rejects on a disk error. */
  readonly drop: (prefix: string) => Promise<void>
}

/**
 * Creates a store in `folder` (created when missing, also later) of at most `maximumBytes`, with the files of an
 * earlier process. Two processes may share a folder: each finds the other's pictures, and limits those it knows of.
 */
export function createVariantStore(options: {
  readonly folder: string
  readonly maximumBytes: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}): VariantStore {
  const { folder, maximumBytes } = options
  const bounded = createBoundedFolder(options)
  return {
    get: async (name) => {
      await bounded.ready()
      const bytes = await readFile(join(folder, name)).catch(() => undefined)
      if (bytes === undefined) bounded.forget(name)
      else await bounded.recordUse(name, bytes.length)
      return bytes
    },
    put: async (name, bytes) => {
      await bounded.ensureFolder()
      if (bytes.length > maximumBytes) return
      await writeAtomically(join(folder, name), bytes)
      await bounded.recordUse(name, bytes.length)
    },
    drop: async (prefix) => {
      await bounded.ready()
      for (const name of await readdir(folder)) {
        if (!name.startsWith(prefix)) continue
        await rm(join(folder, name), { force: true })
        bounded.forget(name)
      }
    },
  }
}
