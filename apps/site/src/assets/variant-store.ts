import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Finished pictures on disk, by name; the least recently used go when the room runs out. */
export interface VariantStore {
  /** The picture's bytes, or undefined when it is not there. Never rejects for a missing one. */
  readonly get: (name: string) => Promise<Uint8Array | undefined>
  /** Keeps a picture: wholly or not at all. Rejects when the disk does. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>
}

const STALE_AFTER = 60 * 60 * 1000

/**
 * A store in `folder` (made when missing) that holds at most `maximumBytes`; what an earlier
 * process left there is taken over, in the order of last use. Two processes may share a folder:
 * each finds the other's pictures, and each keeps to the bound for those it knows of.
 */
export function createVariantStore(options: {
  readonly folder: string
  readonly maximumBytes: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}): VariantStore {
  const { folder, maximumBytes, now } = options
  const sizes = new LRUCache<string, number>({
    maxSize: maximumBytes,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_, name, reason) => {
      if (reason === 'evict') void rm(join(folder, name), { force: true }).catch(() => undefined)
    },
  })
  let ready: Promise<void> | undefined

  function prepared(): Promise<void> {
    ready ??= takeOver().catch((error: unknown) => {
      ready = undefined
      throw error
    })
    return ready
  }

  async function takeOver(): Promise<void> {
    await mkdir(folder, { recursive: true })
    const known: { name: string; size: number; used: number }[] = []
    for (const name of await readdir(folder)) {
      const found = await stat(join(folder, name)).catch(() => undefined)
      if (found === undefined || !found.isFile()) continue
      if (!name.endsWith('.tmp')) known.push({ name, size: found.size, used: found.atimeMs })
      else if (now() - found.mtimeMs > STALE_AFTER) await rm(join(folder, name), { force: true })
    }
    known.sort((a, b) => a.used - b.used)
    for (const { name, size } of known) await adopt(name, size)
  }

  async function adopt(name: string, size: number): Promise<void> {
    if (size > maximumBytes) await rm(join(folder, name), { force: true })
    else sizes.set(name, size)
  }

  return {
    get: async (name) => {
      await prepared()
      const file = join(folder, name)
      const bytes = await readFile(file).catch(() => undefined)
      if (bytes === undefined) {
        sizes.delete(name)
        return undefined
      }
      if (sizes.get(name) === undefined) await adopt(name, bytes.length)
      // Set by hand, because many disks are mounted without access times.
      const seconds = now() / 1000
      await utimes(file, seconds, seconds).catch(() => undefined)
      return bytes
    },
    put: async (name, bytes) => {
      await prepared()
      if (bytes.length > maximumBytes) return
      await writeWhole(join(folder, name), bytes)
      sizes.set(name, bytes.length)
    },
  }
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`
  try {
    const handle = await open(draft, 'wx')
    try {
      await handle.writeFile(bytes)
      await handle.datasync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
