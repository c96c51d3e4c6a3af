import { setTimeout as wait } from 'node:timers/promises'
import { OperatorFault } from '@prospectus/server/operator-fault'

/**
 * Waits for a lock without holding up the process, which goes on to answer requests.
 *
 * @param what the lock is of, as a person is told when it cannot be had
 * @param tryLock takes the lock if it is free, and says whether it has
 * @throws {OperatorFault} when it is not free within a minute
 */
export async function takeTurns(what: string, tryLock: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await tryLock()); waited += PAUSE_MS) {
    if (waited >= LONGEST_WAIT_MS) {
      throw new OperatorFault(`Another process has been preparing ${what} for a minute.`)
    }
    await wait(PAUSE_MS)
  }
}

const PAUSE_MS = 50
const LONGEST_WAIT_MS = 60_000
