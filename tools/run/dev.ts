import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite'
import { contentFolder, root, siteFolder } from './project.ts'

/**
 * The development server: the site in preview mode over Vite's module runner. A saved block, style
 * sheet or story shows at once in every open page.
 */
process.env.SITE_MODE ??= 'preview'
process.env.DATA_DIR ??= join(root, 'data', 'development')
// What it writes holds drafts: it is for the user that it runs as.
process.umask(0o077)

const server = createHttpServer()
const vite = await createServer({
  root: siteFolder,
  configFile: join(siteFolder, 'vite.config.ts'),
  plugins: [tellPages()],
  server: { middlewareMode: true, hmr: { server } },
})
const { ssr } = vite.environments
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no runnable ssr environment')

const { startDevelopmentSite } = await ssr.runner.import<
  typeof import('../../apps/site/src/development-site.ts')
>('/src/development-site.ts')
const site = await startDevelopmentSite({
  env: process.env,
  loadRenderer: () => ssr.runner.import('/src/page/render-page.tsx'),
})

const answer: RequestListener = (request, response) =>
  vite.middlewares(request, response, () => site.answer(request, response))
server.on('request', answer)
server.listen(site.port, site.host, () => console.log(`development ${site.url}`))

const stories = contentFolder()
vite.watcher.add(stories)
vite.watcher.on('all', (_event, path) => {
  if (!path.startsWith(stories)) return
  site.reloadContent().then(pagesChanged, (error) => console.error(error))
})

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.once(signal, () => void vite.close().then(() => process.exit(0)))
}

/** The server's modules make the page: when one changes, every open page is asked for again. */
function tellPages(): Plugin {
  return {
    name: 'tell-pages',
    hotUpdate({ modules }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      pagesChanged()
    },
  }
}

function pagesChanged(): void {
  vite.environments.client?.hot.send({ type: 'custom', event: 'page:changed' })
}
