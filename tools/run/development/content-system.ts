import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { root } from '../project.ts'
import { type RoleProcess, startCms } from '../role.ts'
import type { StopSignal } from '../stop-signal.ts'
import { createRebuiltValue } from './rebuilt-value.ts'

/** The content system of a development server, rebuilt and restarted when its sources change. */
export interface DevelopmentCms {
  /** Resolves to its local address once it runs; rejects with the error that prevents it. */
  readonly address: () => Promise<string>
  /** Link that makes its user the first owner; undefined if there is one. */
  readonly firstOwnerLink: () => Promise<string | undefined>
  readonly stop: (signal?: StopSignal) => Promise<void>
}

/** Source folders of its build. */
const SOURCES = ['apps/cms/src', 'apps/cms/build', 'packages'].map((folder) => join(root, folder))
const NOT_BUILT = /(^|[\\/])node_modules[\\/]|\.(test|fixture)\.tsx?$/

/** Wait after a saved file, for further files of the same save. */
const DEBOUNCE_MS = 500
/** Wait before a restart, after the content system has ended unexpectedly. */
const RESTART_DELAY_MS = 1000

/**
 * Starts the content system on its own port, behind the development server.
 * @param env its settings; `CMS_URL` is the public address
 */
export function startDevelopmentCms(env: NodeJS.ProcessEnv): DevelopmentCms {
  let running: RoleProcess | undefined
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  const build = createRebuiltValue({
    build: async () => {
      await buildCms()
      // Stopped first, since the next process uses the same data folder.
      const previousProcess = running
      running = undefined
      await previousProcess?.stop('SIGINT')
      if (isStopping) throw new Error('The content system was stopped while it was starting.')
      const port = await freePort()
      const role = await startCms({ ...env, CMS_PORT: String(port) })
      running = role
      void role.ended.then((code) => {
        if (isStopping || running !== role) return
        running = undefined
        console.error(`The content system ended with code ${code}; restarting it.`)
        timer = setTimeout(build.changed, RESTART_DELAY_MS)
      })
      return { address: `http://${connectableHost(env.HOST)}:${port}`, link: role.firstOwnerLink }
    },
    onBuilt: (_, previous) => {
      if (previous !== undefined)
        console.log('The content system has restarted with the saved files.')
    },
    onError: (error) => {
      if (isStopping) return
      console.error(error instanceof Error ? error.message : error)
      console.error('The content system restarts when one of its files is saved.')
    },
  })

  const watchers = SOURCES.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || NOT_BUILT.test(file)) return
      clearTimeout(timer)
      timer = setTimeout(build.changed, DEBOUNCE_MS)
    }),
  )

  const current = async () => {
    const { value, error } = await build.current()
    if (error !== undefined || value === undefined) throw error
    return value
  }
  return {
    address: async () => (await current()).address,
    firstOwnerLink: async () => (await current()).link,
    stop: async (signal) => {
      isStopping = true
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
      await running?.stop(signal)
      // It may have been starting when it was stopped.
      await build.current()
      await running?.stop(signal)
    },
  }
}

/** Builds in a separate process, since a build sets production mode for its whole process. */
async function buildCms(): Promise<void> {
  const script = join(import.meta.dirname, 'build-content-system.ts')
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'inherit', 'pipe'] })
  let errorOutput = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errorOutput += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The content system could not be built.\n${errorOutput.trim()}`)
}

function connectableHost(host = ''): string {
  return host === '' || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
}
