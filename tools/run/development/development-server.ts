import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http'
import { listen } from '@prospectus/server/listening'
import { readSettings } from '../../../apps/site/src/settings.ts'
import { contentFolder, root } from '../project.ts'
import { createDeduplicatedLog } from './deduplicated-log.ts'
import { errorMessage } from './error-message.ts'
import { openVite } from './open-vite.ts'
import { createRebuiltValue } from './rebuilt-value.ts'

type SiteModule = typeof import('../../../apps/site/src/development-site.ts')

/**
 * Serves the site from its sources in preview mode, at its own address and at the preview's, and rebuilds it when a
 * module of its server is saved. Open pages are notified; they show the error if the site cannot be rebuilt.
 * @param options.siteEnv settings of the site in production, for its address
 * @throws {OperatorError} when a setting is invalid or the port is taken
 */
export async function startDevelopmentServer(
  env: NodeJS.ProcessEnv,
  { siteEnv }: { readonly siteEnv: NodeJS.ProcessEnv },
): Promise<{ readonly url: string }> {
  const settings = readSettings(env)
  const server = createHttpServer()
  const handler = Promise.withResolvers<RequestListener>()
  server.on('request', async (request, response) => (await handler.promise)(request, response))
  await listen(server, settings)
  const siteAddress = readSettings(siteEnv)
  await listen(forwardTo(server), siteAddress)

  let lastMessage: string | undefined
  const logOnce = (error: unknown) => {
    const message = errorMessage(error)
    if (message !== lastMessage) console.error(message)
    lastMessage = message
  }
  const log = createDeduplicatedLog((line) => process.stderr.write(line))
  const vite = await openVite(server, { onChange: () => site.changed(), onError: logOnce })
  const site = createRebuiltValue({
    build: async () => {
      const { startDevelopmentSite } = await vite.load<SiteModule>('/src/development-site.ts')
      return log.duringStart(() =>
        startDevelopmentSite({
          env,
          write: log.write,
          errorPage: (error) => errorPage(errorMessage(error)),
        }),
      )
    },
    onBuilt: (_site, previous) => {
      previous?.close()
      lastMessage = undefined
      vite.notifyPages('page:changed')
    },
    onError: (error) => {
      logOnce(error)
      vite.notifyPages('page:error', { message: errorMessage(error) })
    },
  })
  vite.watch(contentFolder(env), async () => {
    const { value } = await site.current()
    await value?.reloadContent()
    logProblems(value)
    vite.notifyPages('page:changed')
  })
  const logProblems = (running: DevelopmentSite | undefined) => {
    const problems = running?.findProblems() ?? []
    if (problems.length > 0) logOnce(problemMessage(problems))
    else lastMessage = undefined
  }
  vite.onPageShown(async (path) => {
    const problems = (await site.current()).value?.findProblems() ?? []
    const relevant = problems.filter(({ page }) => page === undefined || page === path)
    return relevant.length > 0 ? problemMessage(relevant) : undefined
  })

  handler.resolve((request, response) =>
    vite.middlewares(request, response, async () => {
      const { value: running, error } = await site.current()
      const message =
        error === undefined ? running && noContentMessage(running) : errorMessage(error)
      if (running && (message === undefined || !isPageRequest(request)))
        running.listener(request, response)
      else {
        const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
        response.writeHead(500, headers).end(errorPage(message ?? ''))
      }
    }),
  )
  logProblems((await site.current()).value)
  return { url: siteAddress.url }
}

/** Creates a server for another port, which passes its requests and hot-reload connections to `server`. */
function forwardTo(server: Server): Server {
  const forwarding = createHttpServer()
  for (const event of ['request', 'upgrade'] as const) {
    forwarding.on(event, (...args) => server.emit(event, ...args))
  }
  return forwarding
}

type DevelopmentSite = Awaited<ReturnType<SiteModule['startDevelopmentSite']>>
type Problems = ReturnType<DevelopmentSite['findProblems']>

/** The message if the site has no content because its files cannot be read; otherwise undefined. */
function noContentMessage(running: DevelopmentSite): string | undefined {
  const problems = running.isEmpty() ? running.findProblems() : []
  return problems.length > 0 ? problemMessage(problems) : undefined
}

/** Problems with their file and field, up to a readable number. */
function problemMessage(problems: Problems): string {
  const listed = problems.slice(0, MAX_PROBLEMS).map(({ position, field, message }) => {
    return [position.replace(`${root}/`, ''), ...(field === '' ? [] : [field]), message].join('\n')
  })
  const unlisted = problems.length - listed.length
  const note = unlisted > 0 ? [`And ${unlisted} more: npm run content -- lint names them.`] : []
  return [...listed, ...note].join('\n\n')
}

const MAX_PROBLEMS = 8

const isPageRequest = ({ headers }: IncomingMessage) =>
  headers.accept?.includes('text/html') ?? false

/** Replaces a page that could not be rendered. Its script shows the message and reloads after the next save. */
function errorPage(message: string): string {
  const text = message.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  return [
    `<!doctype html><html lang="en" data-fault="${text}"><head><meta charset="utf-8">`,
    '<title>This page could not be rendered</title><link rel="icon" href="data:,">',
    '<script type="module" src="/_/src/islands/development/follow-page.ts"></script></head>',
    `<body><pre>${text}</pre></body></html>`,
  ].join('')
}
