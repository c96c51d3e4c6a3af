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

export interface SiteVite {
  /** Serves the browser's files. */
  readonly middlewares: Connect.Server
  /** Loads the current version of a server module, by its path below the site's folder. */
  readonly load: <Module>(path: string) => Promise<Module>
  /** Sends a page the problems of its content, if any, when it is opened or updated. */
  readonly onPageShown: (problemsOf: (path: string) => Promise<string | undefined>) => void
  /** Sends an event to every open page. */
  readonly notifyPages: (event: 'page:changed' | 'page:error', payload?: unknown) => void
  /** Calls `onSave` when a file in the folder is saved. */
  readonly watch: (folder: string, onSave: () => Promise<void>) => void
}

/**
 * Starts Vite for the site. Its configuration is read once: a change needs a restart.
 * @param server accepts the hot-reload connections of pages
 * @param options.onChange called when a module of the site's server is saved
 * @param options.onError gets the errors that Vite would print
 */
export async function openVite(
  server: Server,
  options: { readonly onChange: () => void; readonly onError: (error: unknown) => void },
): Promise<SiteVite> {
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
  // New files are in no module graph yet, so their folder is watched.
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
        // Vite caches the failure of a module and of all modules that import it.
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
    watch: (folder, onSave) => {
      vite.watcher.add(folder)
      vite.watcher.on('all', (_event, path) => {
        if (path.startsWith(folder)) onSave().catch(options.onError)
      })
    },
  }
}

/** Reports changed server modules instead of replacing each: the site is rebuilt completely. */
function reportChanges(onChange: () => void): Plugin {
  return {
    name: 'report-changes',
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

/** Passes errors to the development server, which prints each once, in one form. */
function quietLogger(onError: (error: unknown) => void): Logger {
  const logger = createLogger('warn', { allowClearScreen: false })
  return { ...logger, error: (message, { error } = {}) => onError(error ?? message) }
}
