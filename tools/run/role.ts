import { type ChildProcess, fork } from 'node:child_process'
import { builtCms, builtSite, root } from './project.ts'

/** A running server of the project. */
export interface Role {
  readonly name: string
  readonly pid: number | undefined
  /** Where a person finds it. */
  readonly url: string
  /** Asks it to finish its requests and end; done when it has. */
  readonly stop: () => Promise<void>
  /** Resolves with the exit code when it ends, for whatever reason. */
  readonly ended: Promise<number>
}

/**
 * Starts a site and waits until it serves.
 *
 * @param name what it is called in messages
 * @param env its settings
 * @throws {RoleFailed} when it ends before it serves; it has said why itself
 */
export function startSite(name: string, env: NodeJS.ProcessEnv): Promise<Role> {
  return startRole(name, builtSite, env)
}

/** Starts the content system, in the same way. */
export function startCms(env: NodeJS.ProcessEnv): Promise<Role> {
  return startRole('cms', builtCms, env)
}

/**
 * Read by glibc when a process starts, ignored elsewhere: memory outside of JavaScript that is free goes back
 * to the system at once, the blocks of 64 kB that Node cuts its small buffers from included. Left to itself
 * glibc raises both bounds with what it is asked for: a site then keeps hundreds of megabytes after its first
 * large pictures, and a preview those of the pages that it has sent.
 */
const NATIVE_MEMORY = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '65536' }

async function startRole(name: string, script: string, env: NodeJS.ProcessEnv): Promise<Role> {
  const child = fork(script, {
    cwd: root,
    env: { ...NATIVE_MEMORY, ...env, NODE_ENV: 'production', PARENT_WATCH: '1' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  const url = await Promise.race([
    ready(child),
    ended.then((code) => {
      throw new RoleFailed(name, code)
    }),
  ])
  return { name, pid: child.pid, url, ended, stop: () => stop(child, ended) }
}

export class RoleFailed extends Error {
  readonly code: number

  constructor(name: string, code: number) {
    super(`The ${name} ended with code ${code} before it served.`)
    this.code = code
  }
}

function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      const { ready } = message as { ready?: string }
      if (ready !== undefined) resolve(ready)
    })
  })
}

async function stop(child: ChildProcess, ended: Promise<number>): Promise<void> {
  if (child.exitCode === null) child.kill('SIGTERM')
  await ended
}
