import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { root, siteFolder } from './project.ts'

/**
 * The development server: the site in preview mode over Vite's module runner. A saved block, style
 * sheet or story shows at the next frame: what changed is taken from the page rendered anew.
 */
process.env.SITE_MODE ??= 'preview'
process.env.DATA_DIR ??= join(root, 'data', 'development')

const vite = await createServer({
  root: siteFolder,
  configFile: join(siteFolder, 'vite.config.ts'),
  server: { middlewareMode: true },
})
const { ssr } = vite.environments
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no runnable ssr environment')

const { startDevelopmentSite } = await ssr.runner.import<
  typeof import('../../apps/site/src/server/development-site.ts')
>('/src/server/development-site.ts')
const site = await startDevelopmentSite({
  env: process.env,
  loadRenderer: () => ssr.runner.import('/src/rendering/render-page.tsx'),
})

const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => site.answer(request, response))
})
server.listen(site.port, site.host, () => {
  console.log(`development ${site.url}`)
})

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.once(signal, () => void vite.close().then(() => process.exit(0)))
}
