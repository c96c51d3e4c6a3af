import type { Role } from '../run/role.ts'

/** A role that is killed, held and started again while others use it. */
export interface Victim {
  readonly name: string
  readonly url: string
  readonly pid: () => number
  /** How often it was gone. An exchange during which this number changes may have failed for that reason. */
  readonly deaths: () => number
  readonly isUp: () => boolean
  /** Ends it as a power cut would, and starts it again. */
  readonly kill: () => Promise<void>
  /** From now on it answers nothing, and closes nothing. */
  readonly hold: () => void
  readonly release: () => void
  /**
   * Resolves when it takes connections again. Whoever it cut off then asks once more, as a browser does or a
   * visitor who reloads, and has to be answered; without it, who is cut off is only counted.
   */
  readonly backAgain?: () => Promise<void>
}

/** @param start starts it, the first time and after each kill */
export async function createVictim(url: string, start: () => Promise<Role>): Promise<Victim> {
  let role = await start()
  let deaths = 0
  let isUp = true
  const pid = () => role.pid ?? 0
  return {
    name: role.name,
    url,
    pid,
    deaths: () => deaths,
    isUp: () => isUp,
    kill: async () => {
      isUp = false
      deaths++
      process.kill(pid(), 'SIGKILL')
      await role.ended
      role = await start()
      isUp = true
    },
    hold: () => void process.kill(pid(), 'SIGSTOP'),
    release: () => void process.kill(pid(), 'SIGCONT'),
  }
}
