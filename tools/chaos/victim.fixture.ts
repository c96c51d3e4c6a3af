import type { RoleProcess } from '../run/role.ts'

/** A role that is killed, paused and started again while others use it. */
export interface Victim {
  readonly name: string
  readonly url: string
  readonly pid: () => number
  /** Number of kills. A request during which it rises may have failed for that reason. */
  readonly killCount: () => number
  readonly isUp: () => boolean
  /** Kills it by SIGKILL, and starts it again. */
  readonly kill: () => Promise<void>
  /** Stops it as an operator does, and starts it again. */
  readonly restart: () => Promise<void>
  /** Stops it from responding, with all connections open. */
  readonly hold: () => void
  readonly release: () => void
  /**
   * Resolves when the role accepts connections again. Where this is defined, a request that was cut off is sent again,
   * as a browser or a reloading visitor does, and must succeed; elsewhere it is only counted.
   */
  readonly waitUntilUp?: () => Promise<void>
}

/** @param start starts the role: at first, and after each kill or restart */
export async function createVictim(
  url: string,
  start: () => Promise<RoleProcess>,
): Promise<Victim> {
  let role = await start()
  let killCount = 0
  let isUp = true
  const pid = () => role.pid ?? 0
  return {
    name: role.name,
    url,
    pid,
    killCount: () => killCount,
    isUp: () => isUp,
    kill: async () => {
      isUp = false
      killCount++
      process.kill(pid(), 'SIGKILL')
      await role.ended
      role = await start()
      isUp = true
    },
    restart: async () => {
      await role.stop()
      role = await start()
    },
    hold: () => void process.kill(pid(), 'SIGSTOP'),
    release: () => void process.kill(pid(), 'SIGCONT'),
  }
}
