import type { Server } from 'node:http'
import { join } from 'node:path'
import {
  type Connect,
  createLogger,
  createServer,
  createServerModuleRunner,
  type Logger,
  type Plugin,
} from 'vite'
import configure from '../../../apps/site/vite.config.ts'
import { root, siteFolder } from '../project.ts'

export interface OpenedVite {
  /** Serves the browser's files. */
  readonly middlewares: Connect.Server
  /** The newest version of a module of the site's server, by its path below the site's folder. */
  readonly load: <Module>(path: string) => Promise<Module>
  /** Tells a page when it is opened or updated what is wrong with its content, if anything is. */
  readonly onPageShown: (problemsOf: (path: string) => Promise<string | undefined>) => void
  /** Sends an event to every open page. */
  readonly notifyPages: (event: 'page:changed' | 'page:error', payload?: unknown) => void
  /** Calls `work` when a file in a folder has been saved. */
  readonly watch: (folder: string, work: () => Promise<void>) => void
}

/**
 * Vite for the site: its configuration is read once, so that a change of that alone needs a restart.
 *
 * @param server that pages keep their connection with
 * @param options.onChange is called when a module of the site's server has been saved
 * @param options.onError gets what Vite would print
 */
export async function openVite(
  server: Server,
  options: { readonly onChange: () => void; readonly onError: (error: unknown) => void },
): Promise<OpenedVite> {
  const config = configure({ command: 'serve', mode: 'development' })
  const vite = await createServer({
    ...config,
    root: siteFolder,
    configFile: false,
    envDir: false,
    customLogger: quietLogger(options.onError),
    plugins: [config.plugins, reportChanges(options.onChange)],
    server: { middlewareMode: true, hmr: { server, overlay: false } },
  })
  // What does not exist yet is in no module graph: its folder has to be watched.
  vite.watcher.add(join(root, 'packages'))
  const { client, ssr } = vite.environments
  if (!client || !ssr) throw new Error('Vite has no environment for the client or the server')
  const runner = createServerModuleRunner(ssr, { hmr: false })

  return {
    middlewares: vite.middlewares,
    load: async (path) => {
      try {
        return await runner.import(path)
      } catch (error) {
        // A module that failed is remembered as failed, and so is all that imports it.
        runner.clearCache()
        throw error
      }
    },
    onPageShown: (problemsOf) =>
      client.hot.on('page:shown', async ({ path }: { readonly path: string }, page) => {
        const message = await problemsOf(path).catch(options.onError)
        if (message) page.send('page:error', { message })
      }),
    notifyPages: (event, payload) => client.hot.send(event, payload),
    watch: (folder, work) => {
      vite.watcher.add(folder)
      vite.watcher.on('all', (_event, path) => {
        if (path.startsWith(folder)) work().catch(options.onError)
      })
    },
  }
}

/** The site is made anew, so nothing of the server's modules is replaced one by one. */
function reportChanges(onChange: () => void): Plugin {
  return {
    name: 'tell-of-changes',
    hotUpdate: {
      order: 'post',
      handler({ modules }) {
        const { name, moduleGraph } = this.environment
        if (name !== 'ssr') return
        for (const module of modules) moduleGraph.invalidateModule(module)
        if (modules.length > 0) onChange()
        return []
      },
    },
  }
}

/** Errors are for whoever says them once and in one form. */
function quietLogger(onError: (error: unknown) => void): Logger {
  const logger = createLogger('warn', { allowClearScreen: false })
  return { ...logger, error: (message, { error } = {}) => onError(error ?? message) }
}
