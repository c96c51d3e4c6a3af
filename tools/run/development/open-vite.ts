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
  /** Sends a page the problems of its content, if any, when it is opened or updated. */
  readonly onPageShown: (problemsOf: (path: string) => Promise<string | undefined>) => void
  /** Sends an event to every open page. */
  readonly notifyPages: (event: 'page:changed' | 'page:error', payload?: unknown) => void
  /** Calls `work` when a file in the folder is saved. */
  readonly watch: (folder: string, work: () => Promise<void>) => void
}

/**
 * Vite for the site. Its configuration is read once, so that changes of it need a restart.
 * @param server to which pages keep their connection
 * @param options.onChange called when a module of the site's server is saved
 * @param options.onError gets the errors that Vite would print
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
  // New files are in no module graph: their folder has to be watched.
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
        // Vite caches a failed module as failed, and so all that import it.
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

/** The site is rebuilt as a whole, so that no module of the server is replaced on its own. */
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

/** Not logged by Vite: the development server prints each error once, in one form. */
function quietLogger(onError: (error: unknown) => void): Logger {
  const logger = createLogger('warn', { allowClearScreen: false })
  return { ...logger, error: (message, { error } = {}) => onError(error ?? message) }
}
