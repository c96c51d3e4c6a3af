import type { RequestListener } from 'node:http'
import { type ClientLimits, createClientLimit, PAGE_LIMITS } from '@prospectus/server/client-limit'
import { closeServers, createDrain, type Leave } from '@prospectus/server/drain'
import { createHttpServer } from '@prospectus/server/http-server'
import { listen } from '@prospectus/server/listening'
import type { MissingFiles } from './assets/missing-files.ts'
import { createBackgroundWork } from './http/background-work.ts'
import { createSecurityHeaders } from './http/security-headers.ts'
import { createPageCache } from './page/page-cache.ts'
import { createPageVersion } from './page/page-version.ts'
import { createListener } from './routes/listener.ts'
import { createRefusal } from './routes/refusal.ts'
import { createRoutes } from './routes/routes.ts'
import type { SiteParts } from './site-parts.ts'

export interface SiteOptions
  extends Pick<
    SiteParts,
    | 'settings'
    | 'snapshots'
    | 'contentSystem'
    | 'pages'
    | 'log'
    | 'assetRoute'
    | 'clientFiles'
    | 'preview'
    | 'storiesTokens'
    | 'visits'
  > {
  /** The files that pages do not link to; left out where nobody looks for them. */
  readonly missing?: Pick<MissingFiles, 'version'> | undefined
  /** Of rendered pages in memory, all encodings counted; 64 MiB unless told. */
  readonly maximumCacheBytes?: number
  /** Makes the listener one whose requests have an id and are counted; left out where nobody wants to know. */
  readonly watched?: ((listener: RequestListener) => RequestListener) | undefined
  /** Other than usual. */
  readonly clientLimits?: ClientLimits
  readonly searchLimits?: ClientLimits
  /** Of pages for addresses that hold nothing. */
  readonly missLimits?: ClientLimits
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
  /** Lets clients leave and requests finish, in bounded time; after the grace of the settings unless told. */
  readonly close: (leave?: Partial<Leave>) => Promise<void>
  /** Of rendered pages in memory. */
  readonly cacheBytes: () => number
  /** Done when nothing is left to compress in the background. */
  readonly settled: () => Promise<void>
}

const MEBIBYTE = 1024 * 1024
/** Of the cache, for what anybody can ask for in any number. */
const SIDE_SHARE = 1 / 16

/** Builds a site of its parts; nothing runs until it is listened with. */
export function createSite(options: SiteOptions): Site {
  const { settings, log, maximumCacheBytes = 64 * MEBIBYTE } = options
  const { clientLimits, searchLimits = PAGE_LIMITS, missLimits = PAGE_LIMITS, watched } = options
  const security = createSecurityHeaders(settings)
  const work = createBackgroundWork({
    onError: (error) =>
      log.error('page.compress_failed', 'A page could not be compressed', { error }),
  })
  const drain = createDrain()
  const aside = Math.floor(maximumCacheBytes * SIDE_SHARE)
  const parts: SiteParts = {
    ...options,
    security,
    drain,
    clientLimit: createClientLimit({ ...settings, limits: clientLimits }),
    searchLimit: createClientLimit({ ...settings, limits: searchLimits }),
    missLimit: createClientLimit({ ...settings, limits: missLimits }),
    pageVersion: createPageVersion(options.storiesTokens?.published, options.missing),
    pageCache: createPageCache(maximumCacheBytes - 2 * aside, work),
    notFoundCache: createPageCache(aside, work),
    sheetCache: createPageCache(aside, work),
  }
  const answer = createListener(createRoutes(parts), parts)
  const server = createHttpServer(watched ? watched(answer) : answer, {
    errorResponse: createRefusal(security),
    drain,
  })
  return {
    answer,
    listen: async (port = settings.port) => ({ port: await listen(server, { ...settings, port }) }),
    close: (leave) => closeServers([server], drain, { grace: settings.grace, ...leave }),
    cacheBytes: () =>
      [parts.pageCache, parts.notFoundCache, parts.sheetCache].reduce(
        (sum, cache) => sum + cache.bytes(),
        0,
      ),
    settled: work.settled,
  }
}
