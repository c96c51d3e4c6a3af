import { readFile } from 'node:fs/promises'
import {
  createServer as createHttpServer,
  type IncomingMessage,
  request as requestFrom,
  type ServerResponse,
} from 'node:http'
import { join } from 'node:path'
import { listen } from '@prospectus/server/listening'
import { createLogger, createServer } from 'vite'
import { editorPageHeaders, loopbackRedirect } from '../../../apps/cms/src/editor/editor-routes.ts'
import { readSettings } from '../../../apps/cms/src/settings.ts'
import configure from '../../../apps/editor/vite.config.ts'
import { brandFolder, editorFolder, root } from '../project.ts'
import { errorMessage } from './error-message.ts'

/** Paths whose requests go to the content system, whatever their `Accept` header says. */
const CMS_PATHS = /^\/(v1|v2|auth|share|reports|bridge\.js|healthz|readyz)(?=[/?]|$)/

/**
 * Serves the editor from its sources at the address of the content system, and passes all other requests on to it. A
 * saved style sheet is replaced in place; any other change reloads the editor.
 * @param env settings of the content system
 * @param cms resolves to its local address; rejects with the error that prevents it from running
 * @throws {OperatorError} when a setting is invalid or the port is taken
 */
export async function startEditorServer(
  env: NodeJS.ProcessEnv,
  cms: () => Promise<string>,
): Promise<{ readonly url: string }> {
  const settings = readSettings(env)
  const { cmsUrl, cmsPort, assetOrigin } = settings
  const server = createHttpServer()
  const { hostname } = new URL(cmsUrl)
  const logger = createLogger('warn', { allowClearScreen: false })
  const vite = await createServer({
    ...configure,
    root: editorFolder,
    configFile: false,
    envDir: false,
    appType: 'custom',
    customLogger: {
      ...logger,
      error: (message, { error } = {}) => console.error(errorMessage(error ?? message)),
    },
    server: {
      middlewareMode: true,
      hmr: { server },
      allowedHosts: [hostname],
      fs: { allow: [root, brandFolder()] },
    },
  })
  const pageFile = join(editorFolder, 'index.html')
  const { 'content-security-policy': policy, ...otherHeaders } = editorPageHeaders(
    { ...settings, assetOrigin },
    { isDevelopment: true },
  )
  const headers = {
    ...otherHeaders,
    'content-security-policy': `${policy}; frame-ancestors 'none'`,
    'content-type': 'text/html; charset=utf-8',
  }

  async function sendPage(url: string, response: ServerResponse): Promise<void> {
    const html = await vite.transformIndexHtml(url, await readFile(pageFile, 'utf8'))
    response.writeHead(200, headers).end(html)
  }

  async function proxy(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let address: string
    try {
      address = await cms()
    } catch (error) {
      const json = { 'content-type': 'application/json', 'retry-after': '2' }
      response.writeHead(503, json).end(JSON.stringify({ error: errorMessage(error) }))
      return
    }
    const { method, headers, url = '/' } = request
    const proxied = requestFrom(address, { method, headers, path: url }, (cmsResponse) => {
      response.writeHead(cmsResponse.statusCode ?? 502, cmsResponse.headers)
      cmsResponse.pipe(response)
    })
    // The content system is restarting, or the browser has disconnected.
    proxied.on('error', () => {
      if (!response.headersSent) response.writeHead(502)
      response.end()
    })
    response.on('close', () => proxied.destroy())
    request.pipe(proxied)
  }

  server.on('request', (request, response) => {
    const { url = '/' } = request
    if (CMS_PATHS.test(url)) return void proxy(request, response)
    vite.middlewares(request, response, () => {
      if (!isPageRequest(request)) return void proxy(request, response)
      const location = loopbackRedirect(new URL(url, `http://${request.headers.host}`), cmsUrl)
      if (location !== undefined) return void response.writeHead(302, { location }).end()
      sendPage(url, response).catch((error) => {
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
        response.end(errorMessage(error))
      })
    })
  })
  await listen(server, { ...settings, port: cmsPort, portSetting: 'CMS_PORT' })
  return { url: cmsUrl }
}

function isPageRequest({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html')
}
