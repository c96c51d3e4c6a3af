import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/** SQLITE_BUSY: another connection holds the lock. Extended codes have it in their lowest byte. */
const BUSY = 5
const RETRY_MS = 100

/**
 * Runs `work` while holding a lock file: one process of this machine at a time. The lock is an SQLite database's, which
 * the system frees whenever and however the process ends.
 *
 * @param onWait called once if another process holds the lock
 */
export async function withFileLock<T>(
  file: string,
  work: () => Promise<T>,
  onWait: () => void = () => undefined,
): Promise<T> {
  mkdirSync(dirname(file), { recursive: true })
  const sqlite = await import('node:sqlite')
  const lock = new sqlite.DatabaseSync(file, { timeout: 0 })
  try {
    if (!tryLock(lock)) {
      onWait()
      do await wait(RETRY_MS)
      while (!tryLock(lock))
    }
    return await work()
  } finally {
    lock.close()
  }
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
    if ((code & 0xff) === BUSY) return false
    throw error
  }
}
