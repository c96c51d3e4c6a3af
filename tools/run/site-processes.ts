import { keepRunning } from './keep-running.ts'
import { type RoleProcess, startSite } from './role.ts'

/** Number of metrics ports that one process of each role uses: site, preview and content system. */
const METRICS_PORTS_PER_PROCESS = 3

/**
 * Starts `SITE_PROCESSES` processes that share port, snapshot and images, and restarts one that ends. Throws if one
 * ends before it first serves. A single process is not restarted here: that is left to the supervisor.
 */
export async function startSiteProcesses(
  name: string,
  env: NodeJS.ProcessEnv,
): Promise<RoleProcess> {
  const count = Number(env.SITE_PROCESSES || 1)
  // An invalid number is rejected by the site, with all other errors.
  if (!(count > 1)) return startSite(name, env)
  const running = new Set<RoleProcess>()
  const start = async (index: number): Promise<RoleProcess> => {
    const role = await startSite(name, {
      ...env,
      SHARE_PORT: 'on',
      ...metricsVariables(env, index),
    })
    running.add(role)
    role.onMessage((message) => {
      if ('changed' in message) for (const other of running) if (other !== role) other.send(message)
    })
    void role.ended.then(() => running.delete(role))
    return role
  }
  // The first makes the snapshot, if there is none; the others load it.
  const first = await start(0)
  const others = await Promise.all(
    Array.from({ length: count - 1 }, (_, index) => start(index + 1)),
  )
  const processes = [first, ...others].map((role, index) => keepRunning(role, () => start(index)))
  const { promise: ended, resolve } = Promise.withResolvers<number>()
  return {
    ...first,
    ended,
    stop: async (signal) => {
      await Promise.all(processes.map((role) => role.stop(signal)))
      resolve(0)
    },
  }
}

function metricsVariables({ METRICS_PORT }: NodeJS.ProcessEnv, index: number): NodeJS.ProcessEnv {
  return METRICS_PORT
    ? { METRICS_PORT: String(Number(METRICS_PORT) + METRICS_PORTS_PER_PROCESS * index) }
    : {}
}
