import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createBoundedFolder, writeWhole } from './bounded-folder.ts'

/** Finished pictures on disk, by name; the least recently used go when the room runs out. */
export interface VariantStore {
  /** The picture's bytes, or undefined when it is not there. Never rejects for a missing one. */
  readonly get: (name: string) => Promise<Uint8Array | undefined>
  /** Keeps a picture: wholly or not at all. Rejects when the disk does. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Deletes all whose names begin so. Rejects when the disk does. */
  readonly drop: (prefix: string) => Promise<void>
}

/**
 * A store in `folder` (made when missing, also later) that holds at most `maximumBytes`; what an earlier
 * process left there is taken over, in the order of last use. Two processes may share a folder:
 * each finds the other's pictures, and each keeps to the bound for those it knows of.
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
      else await bounded.used(name, bytes.length)
      return bytes
    },
    put: async (name, bytes) => {
      await bounded.writable()
      if (bytes.length > maximumBytes) return
      await writeWhole(join(folder, name), bytes)
      await bounded.used(name, bytes.length)
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
