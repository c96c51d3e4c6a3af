import { statfsSync } from 'node:fs'

/** Bytes: all that the tests of two workers write, several times over. A container often has 64 MB. */
const ENOUGH = 2 * 1024 ** 3
const MEMORY = '/dev/shm'

/**
 * A folder whose files are in memory, for what the tests write: nothing there has to survive a power cut, so
 * nothing waits for the disk.
 *
 * @returns its path; undefined where the system has none with room for all of it
 */
export function folderInMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ENOUGH ? MEMORY : undefined
  } catch {
    return undefined
  }
}
