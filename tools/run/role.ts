import { type ChildProcess, fork } from 'node:child_process'
import { dirname, join } from 'node:path'
import { exitCode } from '../install/exit-code.js'
import { readVersion } from '../release/version.js'
import { builtCms, builtSite, root } from './project.ts'
import type { StopSignal } from './stop-signal.ts'

/** What a role says once it serves. */
interface Served {
  /** Address to open. */
  readonly url: string
  /** Of a content system that has no people yet: makes its holder the first owner. */
  readonly firstOwnerLink?: string
}

/** A running server of the project. */
export interface Role extends Served {
  readonly name: string
  readonly pid: number | undefined
  /** Asks it to let its clients leave and end, or with SIGINT to hurry; done when it has. */
  readonly stop: (signal?: StopSignal) => Promise<void>
  /** Resolves when it ends, for whatever reason: its exit code, or 128 and the number of a signal. */
  readonly ended: Promise<number>
  /** Hands on what it says to whoever started it, after that it serves. */
  readonly onMessage: (hear: (message: object) => void) => void
  readonly tell: (message: object) => void
}

/** A role from its first moment on, whether it comes to serve or not. */
export interface LaunchedRole extends Omit<Role, keyof Served> {
  /** Resolves once it serves. */
  readonly serving: Promise<Served>
}

/**
 * Starts a site and waits until it serves.
 *
 * @param name what it is called in messages
 * @param env its settings
 * @throws {RoleFailed} when it ends before it serves; it has said why itself
 */
export function startSite(name: string, env: NodeJS.ProcessEnv): Promise<Role> {
  return whenServing(launchSite(name, env))
}

/** Starts the content system, in the same way. */
export function startCms(env: NodeJS.ProcessEnv): Promise<Role> {
  return whenServing(launchCms(env))
}

/** Starts a site and waits for nothing. */
export function launchSite(name: string, env: NodeJS.ProcessEnv): LaunchedRole {
  return launch(name, builtSite(env), env)
}

/** Starts the content system and waits for nothing. */
export function launchCms(env: NodeJS.ProcessEnv): LaunchedRole {
  return launch('cms', builtCms(env), env)
}

/**
 * Read by glibc when a process starts, ignored elsewhere: memory outside of JavaScript that is free goes back
 * to the system at once, the blocks of 64 kB that Node cuts its small buffers from included. Left to itself
 * glibc raises both bounds with what it is asked for: a site then keeps hundreds of megabytes after its first
 * large pictures, and a preview those of the pages that it has sent.
 */
const NATIVE_MEMORY = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '65536' }

/**
 * Read by Node when a process starts: where it keeps its modules as they were compiled, which the next start then
 * need not do again. The folder lies in the build and goes with it; nothing is kept where that cannot be written.
 */
function compiledModules(script: string): NodeJS.ProcessEnv {
  return { NODE_COMPILE_CACHE: join(dirname(script), '.compiled') }
}

/** Read by the roles for `/healthz` and their metrics (`packages/server/src/build-info.ts`). */
function buildOf(folder: string): NodeJS.ProcessEnv {
  const { version, commit } = readVersion(folder)
  return { PROSPECTUS_VERSION: version, PROSPECTUS_COMMIT: commit }
}

function launch(name: string, script: string, env: NodeJS.ProcessEnv): LaunchedRole {
  const child = fork(script, {
    cwd: root,
    env: {
      ...NATIVE_MEMORY,
      ...compiledModules(script),
      ...env,
      ...buildOf(root),
      NODE_ENV: 'production',
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
    serving: ready(child),
    ended,
    stop: (signal) => stop(child, ended, signal),
    onMessage: (hear) => void child.on('message', (message) => hear(Object(message))),
    // It may have ended a moment ago.
    tell: (message) => void (child.connected && child.send(message, () => undefined)),
  }
}

async function whenServing({ serving, ...role }: LaunchedRole): Promise<Role> {
  const failed = role.ended.then((code) => {
    throw new RoleFailed(role.name, code)
  })
  return { ...role, ...(await Promise.race([serving, failed])) }
}

export class RoleFailed extends Error {
  readonly code: number

  constructor(name: string, code: number) {
    super(`The ${name} ended with code ${code} before it served.`)
    this.code = code
  }
}

function ready(child: ChildProcess): Promise<Served> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      const { ready } = message as { ready?: Served }
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
