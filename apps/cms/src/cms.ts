import { createServer, type Server, STATUS_CODES } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { LIMITS } from '@prospectus/server/limits'
import { closeServer, listen } from '@prospectus/server/listening'
import type { Log } from '@prospectus/server/log'
import { Hono } from 'hono'
import { createDeliveryRoutes } from './delivery/routes.ts'
import { createAssetRoutes } from './embeds/asset-files.ts'
import { createClosedPages } from './embeds/closed-page.ts'
import { createMissingPages } from './embeds/missing-page.ts'
import type { CmsSettings } from './settings.ts'
import type { Storage } from './storage/storage.ts'

export interface CmsOptions {
  readonly settings: CmsSettings
  readonly log: Log
  /** The bundled catalogue, whose assets are served with those that were uploaded. */
  readonly contentDir: string
  /** Assets of the bundled catalogue have its space's id in their address, whatever ours is. */
  readonly bundledSpaceId: string
  /** What the servers answer from, once it is open. */
  readonly storage: Promise<Storage>
}

/** The content system: two servers, so that what was uploaded is on an origin of its own (design section 1). */
export interface Cms {
  /**
   * Begins to listen, whether the storage is open yet or not.
   *
   * @throws {PortTaken} when a port cannot be had
   */
  readonly listen: () => Promise<{ readonly cmsPort: number; readonly embedsPort: number }>
  /** Lets requests finish, and closes the storage. */
  readonly close: () => Promise<void>
}

/** Builds the content system; nothing runs until it is listened with. */
export function createCms(options: CmsOptions): Cms {
  const { settings, log, contentDir, bundledSpaceId, storage } = options
  const { host, cmsPort, embedsPort, assetOrigin, dataDir } = settings
  let api: Hono | undefined
  let files: Hono | undefined
  const opened = storage.then(async (open) => {
    const { id } = await open.space()
    api = createDeliveryRoutes({ storage: open, assetOrigin, log })
    const folders = [join(contentDir, 'assets'), join(dataDir, 'uploads')]
    const spaceIds = [String(id), bundledSpaceId]
    files = new Hono()
      .route('/', createClosedPages())
      .route('/', createMissingPages())
      .route('/', createAssetRoutes({ spaceIds, folders }))
  })
  // Whoever waits for the storage is told; here it only means that nothing is ready.
  opened.catch(() => undefined)

  const cms = serve(
    withHealth(() => api),
    log,
  )
  const embeds = serve(
    withHealth(() => files),
    log,
  )
  return {
    listen: async () => ({
      cmsPort: await listen(cms, { host, port: cmsPort, portSetting: 'CMS_PORT' }),
      embedsPort: await listen(embeds, { host, port: embedsPort, portSetting: 'EMBEDS_PORT' }),
    }),
    close: async () => {
      await Promise.all([cms, embeds].map((server: Server) => closeServer(server)))
      await storage.then((open) => open.close()).catch(() => undefined)
    },
  }
}

/** `/healthz` and `/readyz` before the routes, which are there when the storage is. */
function withHealth(routes: () => Hono | undefined): Hono {
  const app = new Hono()
  app.get('/healthz', (c) => c.text('ok\n'))
  app.get('/readyz', (c) => c.json({ ready: routes() !== undefined }, routes() ? 200 : 503))
  app.all('*', (c) => {
    const ready = routes()
    if (ready !== undefined) return ready.fetch(c.req.raw, c.env)
    const headers = { 'retry-after': '2', 'cache-control': 'no-store' }
    return c.json({ error: 'The content system is not ready yet' }, 503, headers)
  })
  return app
}

function serve(app: Hono, log: Log): Server {
  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      log.info('A request was refused', { answered: 400, error: String(error) })
      return Response.json({ error: 'The request is malformed' }, { status: 400 })
    },
  })
  const server = createServer({ ...LIMITS, maxHeaderSize: MAXIMUM_HEADERS }, listener)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    socket.end(refusal(error.code))
  })
  return server
}

/** What is not a request at all gets JSON too, as clients of the protocol expect of every answer. */
function refusal(code: string | undefined): string {
  const [status, error] = REFUSALS.get(code ?? '') ?? [400, 'The request is malformed']
  const body = JSON.stringify({ error })
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n')
}

const REFUSALS = new Map<string, readonly [status: number, error: string]>([
  ['HPE_HEADER_OVERFLOW', [431, 'The address and headers of the request are too long']],
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'The request did not arrive in time']],
])
/** Bytes: an address may name hundreds of stories, and is refused by its own rule when it is too long. */
const MAXIMUM_HEADERS = 32 * 1024
