import type { RequestListener } from 'node:http'
import { type ClientLimits, createClientLimit, PAGE_LIMITS } from '@prospectus/server/client-limit'
import { type CloseOptions, closeServers, createDrain } from '@prospectus/server/drain'
import { createHttpServer, rawResponse } from '@prospectus/server/http-server'
import { listen } from '@prospectus/server/listening'
import type { MissingFiles } from './assets/missing-files.ts'
import { createBackgroundWork } from './http/background-work.ts'
import { createDictionaries, usesDictionaries } from './http/dictionaries.ts'
import { createFileCache } from './http/file-cache.ts'
import { PLAIN_STYLE_HASH, plainPage, plainPageHeaders } from './http/plain-page.ts'
import { createSecurityHeaders } from './http/security-headers.ts'
import { createPageCache, createPageVersion } from './page/page-cache.ts'
import { createListener } from './routes/listener.ts'
import { createRoutes } from './routes/routes.ts'
import type { SiteParts } from './site-parts.ts'

export interface SiteOptions
  extends Pick<
    SiteParts,
    | 'settings'
    | 'snapshots'
    | 'contentSync'
    | 'pages'
    | 'log'
    | 'assetRoute'
    | 'clientFiles'
    | 'preview'
    | 'storiesTokens'
    | 'visits'
  > {
  readonly missingFiles?: Pick<MissingFiles, 'version'> | undefined
  /** Memory for pages, linked style sheets and dictionaries, all encodings counted; 64 MiB by default. */
  readonly maximumCacheBytes?: number
  /** Memory for small files; 32 MiB by default. */
  readonly maximumFileBytes?: number
  /** Wraps the listener, to measure and log its requests. */
  readonly watchListener?: ((listener: RequestListener) => RequestListener) | undefined
  /** Limits of each client's requests to the stories and suggestions endpoints. */
  readonly clientLimits?: ClientLimits
  /** Limits of each client's requests for pages of search results. */
  readonly searchLimits?: ClientLimits
  /** Limits of each client's requests for missing pages and for style sheets, both only if not cached yet. */
  readonly guessedPathLimits?: ClientLimits
}

export type Site = ReturnType<typeof createSite>

const MEBIBYTE = 1024 * 1024
/** Share of the memory for each cache whose addresses anyone can make up. */
const SMALL_CACHE_SHARE = 1 / 16

/** Creates a site that serves its snapshots' content; `listen` starts it. */
export function createSite(options: SiteOptions) {
  const { settings, log, maximumCacheBytes = 64 * MEBIBYTE } = options
  const { maximumFileBytes = 32 * MEBIBYTE, watchListener } = options
  const { clientLimits, searchLimits = PAGE_LIMITS, guessedPathLimits = PAGE_LIMITS } = options
  const security = createSecurityHeaders(settings)
  const work = createBackgroundWork({
    onError: (error) =>
      log.error(
        'page.compress_failed',
        'A cached response could not be compressed further and is sent larger than necessary; visitors notice nothing. If this recurs, report the error',
        { error },
      ),
  })
  const drain = createDrain()
  const smallCacheBytes = Math.floor(maximumCacheBytes * SMALL_CACHE_SHARE)
  const parts: SiteParts = {
    ...options,
    security,
    drain,
    clientLimit: createClientLimit({ ...settings, limits: clientLimits }),
    searchLimit: createClientLimit({ ...settings, limits: searchLimits }),
    guessedPathLimit: createClientLimit({ ...settings, limits: guessedPathLimits }),
    pageVersion: createPageVersion(options.storiesTokens?.published, options.missingFiles),
    pageCache: createPageCache(maximumCacheBytes - 2 * smallCacheBytes, work),
    notFoundCache: createPageCache(smallCacheBytes, work),
    sheetCache: createPageCache(smallCacheBytes, work),
    dictionaries: usesDictionaries(settings) ? createDictionaries() : undefined,
    fileCache:
      settings.mode === 'production'
        ? createFileCache({ maximumBytes: maximumFileBytes, headers: security.forFile() })
        : undefined,
  }
  const listener = createListener(createRoutes(parts), parts)
  const server = createHttpServer(watchListener ? watchListener(listener) : listener, {
    errorResponse: (status) => {
      const headers = { ...plainPageHeaders(status), ...security.forOther(PLAIN_STYLE_HASH) }
      return rawResponse(status, headers, plainPage(status))
    },
    drain,
  })
  return {
    listener,
    /** Starts listening; port 0 picks a free one. Rejects with `AddressUnavailableError`. */
    listen: async (port = settings.port) => ({ port: await listen(server, { ...settings, port }) }),
    /** Stops after a drain period, by default that of the settings. */
    close: (closeOptions?: Partial<CloseOptions>) =>
      closeServers([server], drain, { drainMs: settings.drainMs, ...closeOptions }),
    cacheBytes: () =>
      [parts.pageCache, parts.notFoundCache, parts.sheetCache].reduce(
        (sum, cache) => sum + cache.bytes(),
        0,
      ),
    fileBytes: () => parts.fileCache?.bytes() ?? 0,
    /** Changes with everything that pages depend on. */
    pageVersion: parts.pageVersion,
    /** Resolves when no background compression is left. */
    settled: work.settled,
  }
}
