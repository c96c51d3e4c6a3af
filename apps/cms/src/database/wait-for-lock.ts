import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from '@prospectus/server/operator-error'

/**
 * Waits for a lock without blocking the process: repeats `tryLock` until it returns true.
 * @param resource what the lock is on, for the error message
 * @throws {OperatorError} when the lock is not free within a minute
 */
export async function waitForLock(
  resource: string,
  tryLock: () => Promise<boolean>,
): Promise<void> {
  for (let waitedMs = 0; !(await tryLock()); waitedMs += PAUSE_MS) {
    if (waitedMs >= MAX_WAIT_MS) {
      throw new OperatorError(
        `Another process has held the lock on ${resource} for a minute; wait until it is done, or stop it, then try again.`,
      )
    }
    await wait(PAUSE_MS)
  }
}

const PAUSE_MS = 50
const MAX_WAIT_MS = 60_000
