import { statfsSync } from 'node:fs'

/** Several times the bytes that the tests of two workers write; in a container, the folder often has only 64 MB. */
const MIN_FREE_BYTES = 2 * 1024 ** 3
const MEMORY_FOLDER = '/dev/shm'

/** A folder in memory for what tests write: nothing waits for the disk. Undefined if it has too little free space. */
export function folderInMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
    return bavail * bsize >= MIN_FREE_BYTES ? MEMORY_FOLDER : undefined
  } catch {
    return undefined
  }
}
