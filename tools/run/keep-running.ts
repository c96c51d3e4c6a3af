import type { RoleProcess } from './role.ts'

/**
 * Restarts a role whenever it ends, after a wait that doubles with each restart, up to a minute. Meanwhile sites work
 * without the content system (CALL-6), and with their other processes.
 *
 * @param isAllStopping true once all roles are being stopped, so that none is restarted
 */
export function keepRunning(
  first: RoleProcess,
  restart: () => Promise<RoleProcess>,
  isAllStopping: () => boolean = () => false,
): RoleProcess {
  let currentRole = first
  let isStopRequested = false
  const isStopping = () => isStopRequested || isAllStopping()
  let pauseMs = MIN_PAUSE_MS
  let restartTimer: NodeJS.Timeout | undefined
  let restarting: Promise<void> = Promise.resolve()

  const watch = (role: RoleProcess) => {
    const startedAt = performance.now()
    void role.ended.then((code) => {
      if (isStopping()) return
      if (performance.now() - startedAt > MAX_PAUSE_MS) pauseMs = MIN_PAUSE_MS
      retry(`The ${role.name} ended with code ${code}; restarting it.`)
    })
  }
  const retry = (message?: string) => {
    restartTimer = setTimeout(() => {
      // Ctrl-C reaches all processes at the same time; a role that it ended is not restarted.
      if (isStopping()) return
      if (message !== undefined) console.error(message)
      restarting = restart().then(
        (role) => {
          currentRole = role
          if (isStopping()) return role.stop()
          watch(role)
        },
        () => retry(),
      )
    }, pauseMs)
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)
  }
  watch(first)
  return {
    ...first,
    stop: async (signal) => {
      isStopRequested = true
      clearTimeout(restartTimer)
      await restarting.catch(() => undefined)
      await currentRole.stop(signal)
    },
  }
}

/** Wait before the first restart; doubled with each, up to the maximum, until a process has run for that long. */
const MIN_PAUSE_MS = 1000
const MAX_PAUSE_MS = 60_000
