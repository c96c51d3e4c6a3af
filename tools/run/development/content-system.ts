import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { root } from '../project.ts'
import { type Role, startCms } from '../role.ts'
import type { StopSignal } from '../stop-signal.ts'
import { createNewest } from './newest.ts'

/** The content system of a development server, built and started anew when its sources change. */
export interface DevelopmentCms {
  /** Its address on this machine once it runs; throws what keeps it from that. */
  readonly address: () => Promise<string>
  /** By which somebody becomes the first owner, if nobody is yet. */
  readonly firstOwnerLink: () => Promise<string | undefined>
  readonly stop: (signal?: StopSignal) => Promise<void>
}

/** Folders that go into its build. */
const SOURCES = ['apps/cms/src', 'apps/cms/build', 'packages'].map((folder) => join(root, folder))
const NOT_BUILT = /(^|[\\/])node_modules[\\/]|\.(test|fixture)\.tsx?$|\.integration\.test\.tsx?$/

/** Milliseconds in which a save of several files comes to an end. */
const SETTLED_AFTER_MS = 500
/** The same before one that has ended by itself is started again. */
const RESTARTED_AFTER_MS = 1000

/**
 * Starts the content system on a port of its own, behind the server that people open.
 *
 * @param env its settings; `CMS_URL` is the public address
 */
export function startDevelopmentCms(env: NodeJS.ProcessEnv): DevelopmentCms {
  let running: Role | undefined
  let stopping = false
  let settled: NodeJS.Timeout | undefined
  const newest = createNewest({
    make: async () => {
      await buildCms()
      // The next one listens where this one does.
      const before = running
      running = undefined
      await before?.stop('SIGINT')
      if (stopping) throw new Error('The content system was asked to stop.')
      const port = await freePort()
      const role = await startCms({ ...env, CMS_PORT: String(port) })
      running = role
      void role.ended.then((code) => {
        if (stopping || running !== role) return
        running = undefined
        console.error(`The content system ended with code ${code}; it is started again.`)
        settled = setTimeout(newest.changed, RESTARTED_AFTER_MS)
      })
      return { address: `http://${reachable(env.HOST)}:${port}`, link: role.firstOwnerLink }
    },
    onMade: (_, before) => {
      if (before !== undefined) console.log('The content system runs with what was saved.')
    },
    onError: (error) => {
      if (stopping) return
      console.error(error instanceof Error ? error.message : error)
      console.error('It is tried again when one of its files is saved.')
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
      // One that was about to start when it was asked to stop.
      await newest.current()
      await running?.stop(signal)
    },
  }
}

/** Builds in a process of its own, since a build decides for its whole process that it is one for production. */
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
