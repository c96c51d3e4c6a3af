import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { root } from '../project.ts'
import { type Role, startCms } from '../role.ts'
import type { StopSignal } from '../stop-signal.ts'
import { createNewest } from './newest.ts'

/** The content system of a development server, rebuilt and restarted when its sources change. */
export interface DevelopmentCms {
  /** Resolves to its local address once it runs; rejects with the reason why it does not. */
  readonly address: () => Promise<string>
  /** Link that makes its user the first owner; undefined if there is one. */
  readonly firstOwnerLink: () => Promise<string | undefined>
  readonly stop: (signal?: StopSignal) => Promise<void>
}

/** Source folders of its build. */
const SOURCES = ['apps/cms/src', 'apps/cms/build', 'packages'].map((folder) => join(root, folder))
const NOT_BUILT = /(^|[\\/])node_modules[\\/]|\.(test|fixture)\.tsx?$|\.integration\.test\.tsx?$/

/** Milliseconds to wait for further files of one save. */
const SETTLED_AFTER_MS = 500
/** Milliseconds before a restart after it has ended unexpectedly. */
const RESTARTED_AFTER_MS = 1000

/**
 * Starts the content system on its own port, behind the development server.
 * @param env its settings; `CMS_URL` is the public address
 */
export function startDevelopmentCms(env: NodeJS.ProcessEnv): DevelopmentCms {
  let running: Role | undefined
  let stopping = false
  let settled: NodeJS.Timeout | undefined
  const newest = createNewest({
    make: async () => {
      await buildCms()
      // Stopped first, because the next one uses the same data folder.
      const before = running
      running = undefined
      await before?.stop('SIGINT')
      if (stopping) throw new Error('The content system was stopped while it was starting.')
      const port = await freePort()
      const role = await startCms({ ...env, CMS_PORT: String(port) })
      running = role
      void role.ended.then((code) => {
        if (stopping || running !== role) return
        running = undefined
        console.error(`The content system ended with code ${code}; restarting it.`)
        settled = setTimeout(newest.changed, RESTARTED_AFTER_MS)
      })
      return { address: `http://${reachable(env.HOST)}:${port}`, link: role.firstOwnerLink }
    },
    onMade: (_, before) => {
      if (before !== undefined)
        console.log('The content system has restarted with the saved files.')
    },
    onError: (error) => {
      if (stopping) return
      console.error(error instanceof Error ? error.message : error)
      console.error('The content system restarts when one of its files is saved.')
    },
  })

  const watchers = SOURCES.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || NOT_BUILT.test(file)) return
      clearTimeout(settled)
      settled = setTimeout(newest.changed, SETTLED_AFTER_MS)
    }),
  )

  const current = async () => {
    const { made, error } = await newest.current()
    if (error !== undefined || made === undefined) throw error
    return made
  }
  return {
    address: async () => (await current()).address,
    firstOwnerLink: async () => (await current()).link,
    stop: async (signal) => {
      stopping = true
      clearTimeout(settled)
      for (const watcher of watchers) watcher.close()
      await running?.stop(signal)
      // It may have been starting when it was stopped.
      await newest.current()
      await running?.stop(signal)
    },
  }
}

/** Builds in a separate process, since a build sets production mode for its whole process. */
async function buildCms(): Promise<void> {
  const script = join(import.meta.dirname, 'build-content-system.ts')
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'inherit', 'pipe'] })
  let problem = ''
  child.stderr.on('data', (chunk: Buffer) => {
    problem += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The content system could not be built.\n${problem.trim()}`)
}

function reachable(host = ''): string {
  return host === '' || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
}
