import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
} from 'node:http'
import { listen } from '@prospectus/server/listening'
import { readSettings } from '../../../apps/site/src/settings.ts'
import { contentFolder, root } from '../project.ts'
import { errorMessage } from './error-message.ts'
import { createNewest } from './newest.ts'
import { openVite } from './open-vite.ts'
import { createStartLog } from './start-log.ts'

type SiteModule = typeof import('../../../apps/site/src/development-site.ts')

/**
 * Serves the site from its sources. It is rebuilt when a module of its server is saved, so that a new
 * block, schema, route or setting takes effect at once; open pages are notified, and show the error if it
 * cannot be rebuilt.
 * @throws {OperatorError} when a setting is invalid or the port is taken
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
  const logOnce = (error: unknown) => {
    const message = errorMessage(error)
    if (message !== lastMessage) console.error(message)
    lastMessage = message
  }
  const log = createStartLog((line) => process.stderr.write(line))
  const vite = await openVite(server, { onChange: () => newest.changed(), onError: logOnce })
  const newest = createNewest({
    make: async () => {
      const { startDevelopmentSite } = await vite.load<SiteModule>('/src/development-site.ts')
      const toPage = (error: unknown) => errorPage(errorMessage(error))
      return log.during(() => startDevelopmentSite({ env, write: log.write, errorPage: toPage }))
    },
    onMade: (_site, before) => {
      before?.close()
      lastMessage = undefined
      vite.notifyPages('page:changed')
    },
    onError: (error) => {
      logOnce(error)
      vite.notifyPages('page:error', { message: errorMessage(error) })
    },
  })
  vite.watch(contentFolder(env), async () => {
    const { made } = await newest.current()
    await made?.reloadContent()
    logProblems(made)
    vite.notifyPages('page:changed')
  })
  const logProblems = (made: DevelopmentSite | undefined) => {
    const problems = made?.problems() ?? []
    if (problems.length > 0) logOnce(problemMessage(problems))
    else lastMessage = undefined
  }
  vite.onPageShown(async (path) => {
    const problems = (await newest.current()).made?.problems() ?? []
    const concerning = problems.filter(({ page }) => page === undefined || page === path)
    return concerning.length > 0 ? problemMessage(concerning) : undefined
  })

  opened.resolve((request, response) =>
    vite.middlewares(request, response, async () => {
      const { made, error: problem } = await newest.current()
      const message = problem === undefined ? made && emptyMessage(made) : errorMessage(problem)
      if (made && (message === undefined || !wantsPage(request))) made.answer(request, response)
      else {
        const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
        response.writeHead(500, headers).end(errorPage(message ?? ''))
      }
    }),
  )
  logProblems((await newest.current()).made)
  return { url: settings.url }
}

type DevelopmentSite = Awaited<ReturnType<SiteModule['startDevelopmentSite']>>
type Problems = ReturnType<DevelopmentSite['problems']>

/** Shown when the site has no content because its files cannot be read. */
function emptyMessage(made: DevelopmentSite): string | undefined {
  const problems = made.isEmpty() ? made.problems() : []
  return problems.length > 0 ? problemMessage(problems) : undefined
}

/** Problems with their file and field, up to a readable number. */
function problemMessage(problems: Problems): string {
  const shown = problems.slice(0, MAX_PROBLEMS).map(({ position, field, message }) => {
    return [position.replace(`${root}/`, ''), ...(field === '' ? [] : [field]), message].join('\n')
  })
  const more = problems.length - shown.length
  const rest = more > 0 ? [`And ${more} more: npm run content -- lint names them.`] : []
  return [...shown, ...rest].join('\n\n')
}

const MAX_PROBLEMS = 8

const wantsPage = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') ?? false

/**
 * Replaces a page that could not be rendered. Its script shows the message, and reloads the page after the
 * next save.
 */
function errorPage(message: string): string {
  const text = message.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  return [
    `<!doctype html><html lang="en" data-fault="${text}"><head><meta charset="utf-8">`,
    '<title>This page could not be rendered</title><link rel="icon" href="data:,">',
    '<script type="module" src="/_/src/islands/development/follow-page.ts"></script></head>',
    `<body><pre>${text}</pre></body></html>`,
  ].join('')
}
