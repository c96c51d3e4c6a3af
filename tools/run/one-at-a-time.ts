import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/** SQLite's code for a database that another connection has locked; extended codes add to it above its byte. */
const BUSY = 5
const TRIES_AGAIN_AFTER_MS = 100

/**
 * Does work while no other process of this machine does any under the same file. The lock is a database's: the system
 * frees it when its process ends, however it ends.
 *
 * @param waits called once if another process is at work
 */
export async function oneAtATime<T>(
  file: string,
  work: () => Promise<T>,
  waits: () => void = () => undefined,
): Promise<T> {
  mkdirSync(dirname(file), { recursive: true })
  const sqlite = await import('node:sqlite')
  const lock = new sqlite.DatabaseSync(file, { timeout: 0 })
  try {
    if (!isTaken(lock)) {
      waits()
      do await wait(TRIES_AGAIN_AFTER_MS)
      while (!isTaken(lock))
    }
    return await work()
  } finally {
    lock.close()
  }
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
    if ((code & 0xff) === BUSY) return false
    throw error
  }
}
