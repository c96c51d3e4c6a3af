import { type ChildProcess, fork } from 'node:child_process'
import { dirname, join } from 'node:path'
import { exitCode } from '../install/exit-code.js'
import { readVersion } from '../release/version.js'
import { builtCms, builtSite, root } from './project.ts'
import type { StopSignal } from './stop-signal.ts'

interface ServingInfo {
  readonly url: string
  /** Opening it makes you the first owner; set only while the content system has no accounts. */
  readonly firstOwnerLink?: string
}

export interface RoleProcess extends ServingInfo {
  readonly name: string
  readonly pid: number | undefined
  /** Stops the role once its clients have left, or sooner with SIGINT; resolves when it has ended. */
  readonly stop: (signal?: StopSignal) => Promise<void>
  /** Resolves to the exit code, or 128 plus the number of a signal. */
  readonly ended: Promise<number>
  /** Calls the listener with each further message of the role. */
  readonly onMessage: (listener: (message: object) => void) => void
  readonly send: (message: object) => void
}

/** A started role, which may end before it serves. */
export interface LaunchedRole extends Omit<RoleProcess, keyof ServingInfo> {
  readonly serving: Promise<ServingInfo>
}

/**
 * Starts a site and waits until it serves. Throws `RoleFailedError` if it ends earlier; the site has printed the
 * reason.
 */
export function startSite(name: string, env: NodeJS.ProcessEnv): Promise<RoleProcess> {
  return whenServing(launchSite(name, env))
}

/** Starts the content system; waits and throws as `startSite`. */
export function startCms(env: NodeJS.ProcessEnv): Promise<RoleProcess> {
  return whenServing(launchCms(env))
}

/** Starts a site without waiting until it serves. */
export function launchSite(name: string, env: NodeJS.ProcessEnv): LaunchedRole {
  return launch(name, builtSite(env), env)
}

/** Starts the content system without waiting until it serves. */
export function launchCms(env: NodeJS.ProcessEnv): LaunchedRole {
  return launch('cms', builtCms(env), env)
}

/**
 * Makes glibc return free native memory immediately. By default glibc raises both thresholds, and a site keeps hundreds
 * of megabytes after its first large pictures.
 */
const MALLOC_VARIABLES = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '65536' }

/** Node's cache of compiled modules, for faster starts. It is inside the build; unused if not writable. */
function compileCacheVariables(script: string): NodeJS.ProcessEnv {
  return { NODE_COMPILE_CACHE: join(dirname(script), '.compiled') }
}

/** Version and commit, which roles show in `/healthz` and their metrics (`packages/server/src/build-info.ts`). */
function buildVariables(folder: string): NodeJS.ProcessEnv {
  const { version, commit } = readVersion(folder)
  return { PROSPECTUS_VERSION: version, PROSPECTUS_COMMIT: commit }
}

function launch(name: string, script: string, env: NodeJS.ProcessEnv): LaunchedRole {
  const child = fork(script, {
    cwd: root,
    env: {
      ...MALLOC_VARIABLES,
      ...compileCacheVariables(script),
      ...env,
      ...buildVariables(root),
      NODE_ENV: 'production',
      // Stops the role when this process is gone, even after a crash (`stopOnSignal`).
      PARENT_WATCH: '1',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)))
  })
  return {
    name,
    pid: child.pid,
    serving: whenReady(child),
    ended,
    stop: (signal) => stop(child, ended, signal),
    onMessage: (listener) => void child.on('message', (message) => listener(Object(message))),
    // The process may have just ended; sending to it would throw.
    send: (message) => void (child.connected && child.send(message, () => undefined)),
  }
}

async function whenServing({ serving, ...role }: LaunchedRole): Promise<RoleProcess> {
  const failed = role.ended.then((code) => {
    throw new RoleFailedError(role.name, code)
  })
  return { ...role, ...(await Promise.race([serving, failed])) }
}

export class RoleFailedError extends Error {
  readonly code: number

  constructor(name: string, code: number) {
    super(`The ${name} exited with code ${code} before it was ready; its log says why.`)
    this.code = code
  }
}

function whenReady(child: ChildProcess): Promise<ServingInfo> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      const { ready } = message as { ready?: ServingInfo }
      if (ready !== undefined) resolve(ready)
    })
  })
}

async function stop(
  child: ChildProcess,
  ended: Promise<number>,
  signal: StopSignal = 'SIGTERM',
): Promise<void> {
  child.kill(signal)
  await ended
}
