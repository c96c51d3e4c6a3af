import { statfsSync } from 'node:fs'

/** Bytes: several times what the tests of two workers write. A container often has 64 MB. */
const MIN_FREE_BYTES = 2 * 1024 ** 3
const MEMORY = '/dev/shm'

/** A folder in memory for what tests write: nothing waits for the disk. Undefined if none has enough room. */
export function folderInMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= MIN_FREE_BYTES ? MEMORY : undefined
  } catch {
    return undefined
  }
}
