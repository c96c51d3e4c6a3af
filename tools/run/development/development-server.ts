import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
} from 'node:http'
import { listen } from '@prospectus/server/listening'
import { readSettings } from '../../../apps/site/src/settings.ts'
import { contentFolder } from '../project.ts'
import { errorMessage } from './error-message.ts'
import { createNewest } from './newest.ts'
import { openVite } from './open-vite.ts'
import { createStartLog } from './start-log.ts'

type SiteModule = typeof import('../../../apps/site/src/development-site.ts')

/**
 * Serves the site from its sources. It is made anew when any module of its server is saved, so that a new
 * block, schema, route or setting is there at once; open pages are told, and told what is wrong when it
 * cannot be made.
 *
 * @throws {OperatorError} when a setting is faulty or the port cannot be had
 */
export async function startDevelopmentServer(
  env: NodeJS.ProcessEnv,
): Promise<{ readonly url: string }> {
  const settings = readSettings(env)
  const server = createHttpServer()
  const opened = Promise.withResolvers<RequestListener>()
  server.on('request', async (request, response) => (await opened.promise)(request, response))
  await listen(server, settings)

  let lastMessage: string | undefined
  const sayOnce = (error: unknown) => {
    const message = errorMessage(error)
    if (message !== lastMessage) console.error(message)
    lastMessage = message
  }
  const log = createStartLog((line) => process.stderr.write(line))
  const vite = await openVite(server, { onChange: () => newest.changed(), onError: sayOnce })
  const newest = createNewest({
    make: async () => {
      const { startDevelopmentSite } = await vite.load<SiteModule>('/src/development-site.ts')
      const toPage = (error: unknown) => errorPage(errorMessage(error))
      return log.during(() => startDevelopmentSite({ env, write: log.write, errorPage: toPage }))
    },
    onMade: (_site, before) => {
      before?.close()
      lastMessage = undefined
      vite.tellPages('page:changed')
    },
    onError: (error) => {
      sayOnce(error)
      vite.tellPages('page:error', { message: errorMessage(error) })
    },
  })
  vite.watch(contentFolder(env), async () => {
    const { made } = await newest.current()
    await made?.reloadContent()
    vite.tellPages('page:changed')
  })

  opened.resolve((request, response) =>
    vite.middlewares(request, response, async () => {
      const { made, error: problem } = await newest.current()
      if (made && (problem === undefined || !wantsPage(request))) made.answer(request, response)
      else {
        const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
        response.writeHead(500, headers).end(errorPage(errorMessage(problem)))
      }
    }),
  )
  await newest.current()
  return { url: settings.url }
}

const wantsPage = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') ?? false

/**
 * Served in place of a page that cannot be made. Its script shows the message, and reloads the page when
 * something has been saved.
 */
function errorPage(message: string): string {
  const text = message.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  return [
    `<!doctype html><html lang="en" data-fault="${text}"><head><meta charset="utf-8">`,
    '<title>This page cannot be made</title><link rel="icon" href="data:,">',
    '<script type="module" src="/_/src/islands/development/follow-page.ts"></script></head>',
    `<body><pre>${text}</pre></body></html>`,
  ].join('')
}
