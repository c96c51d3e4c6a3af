import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBackgroundWork } from './background-work.ts'
import { createHttpServer } from './http-server.ts'
import { createListener } from './listener.ts'
import { OperatorFault } from './operator-fault.ts'
import { createPageCache } from './page-cache.ts'
import { createRoutes } from './routes.ts'
import { createSecurityHeaders } from './security-headers.ts'
import type { SiteParts } from './site-parts.ts'

export interface SiteOptions
  extends Pick<
    SiteParts,
    'settings' | 'catalogue' | 'pages' | 'log' | 'assetRoute' | 'clientFiles'
  > {
  /** Of rendered pages in memory, all encodings counted; 64 MiB unless told. */
  readonly maximumCacheBytes?: number
}

/** A site that can be listened with, or handed single requests. */
export interface Site {
  readonly answer: RequestListener
  /**
   * Begins to listen.
   *
   * @param port other than that of the settings; 0 takes a free one
   * @throws {PortTaken} when the port cannot be had
   */
  readonly listen: (port?: number) => Promise<{ readonly port: number }>
  /** Stops accepting, lets requests finish for at most `milliseconds`, then ends them. */
  readonly close: (milliseconds?: number) => Promise<void>
  /** Done when nothing is left to compress in the background. */
  readonly settled: () => Promise<void>
}

/** The port of a site cannot be listened on; the message names it and its setting. */
export class PortTaken extends OperatorFault {
  override readonly name = 'PortTaken'
}

const MEBIBYTE = 1024 * 1024
const MISSING_SHARE = 1 / 16

/** Builds a site of its parts; nothing runs until it is listened with. */
export function createSite(options: SiteOptions): Site {
  const { settings, log, maximumCacheBytes = 64 * MEBIBYTE } = options
  const security = createSecurityHeaders(settings)
  const work = createBackgroundWork({
    onError: (error) => log.error('A page could not be compressed', { error }),
  })
  const forMissing = Math.floor(maximumCacheBytes * MISSING_SHARE)
  const parts: SiteParts = {
    ...options,
    security,
    pageCache: createPageCache(maximumCacheBytes - forMissing, work),
    missingCache: createPageCache(forMissing, work),
  }
  const answer = createListener(createRoutes(parts), parts)
  const server = createHttpServer(answer, security)
  return {
    answer,
    listen: async (port = settings.port) => ({ port: await listen(server, port, options) }),
    close: (milliseconds = 5000) => close(server, milliseconds),
    settled: work.settled,
  }
}

function listen(server: Server, port: number, { settings }: SiteOptions): Promise<number> {
  const { host, portSetting } = settings
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS.get(error.code ?? '') ?? error.message
      const message = `Port ${port} of ${host} ${reason}: set ${portSetting} to another port.`
      reject(new PortTaken(message, { cause: error }))
    })
    server.listen({ host, port, exclusive: true }, () => {
      resolve((server.address() as AddressInfo).port)
    })
  })
}

const REASONS = new Map([
  ['EADDRINUSE', 'is in use already'],
  ['EACCES', 'may not be listened on by this user'],
  ['EADDRNOTAVAIL', 'is not an address of this machine'],
])

function close(server: Server, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection that goes idle only after its last answer would stay open otherwise.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const limit = setTimeout(() => server.closeAllConnections(), milliseconds)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(limit)
      resolve()
    })
  })
}
