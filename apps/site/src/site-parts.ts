import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { ContentSync } from '@prospectus/catalogue/sync/content-poller'
import type { SnapshotHolder } from '@prospectus/catalogue/sync/snapshot-holder'
import type { RateLimiter } from '@prospectus/server/client-limit'
import type { Drain } from '@prospectus/server/drain'
import type { Log } from '@prospectus/server/log'
import type { Context } from 'hono'
import type { ClientFiles } from './http/client-files.ts'
import type { Dictionaries } from './http/dictionaries.ts'
import type { FileCache } from './http/file-cache.ts'
import {
  httpStatus,
  PLAIN_STYLE_HASH,
  type PlainStatus,
  plainPage,
  plainPageHeaders,
} from './http/plain-page.ts'
import { type Representation, sendRepresentation } from './http/representation.ts'
import type { RequestTarget } from './http/request-target.ts'
import type { SecurityHeaders } from './http/security-headers.ts'
import type { PageCache, PageVersion } from './page/page-cache.ts'
import type { Pages } from './page/pages.ts'
import type { PreviewFeatures } from './preview-features.ts'
import type { VisitCounts } from './reports/visit-counts.ts'
import type { SiteSettings } from './settings.ts'
import type { StoriesTokens } from './stories-endpoint/stories-tokens.ts'

export interface SiteParts {
  readonly settings: SiteSettings
  readonly snapshots: Pick<SnapshotHolder, 'current' | 'use'>
  /** Undefined if there is no token for the content system. */
  readonly contentSync?: ContentSync | undefined
  readonly pages: Pages
  readonly log: Log
  readonly security: SecurityHeaders
  readonly drain: Drain
  /** Undefined if there is no seal secret. */
  readonly storiesTokens?: StoriesTokens | undefined
  readonly pageVersion: PageVersion
  readonly pageCache: PageCache
  /** Not-found pages by path, bounded separately so that guessed paths evict no page. */
  readonly notFoundCache: PageCache
  /** Linked style sheets and dictionaries, bounded separately too. */
  readonly sheetCache: PageCache
  /** Undefined in preview, behind a CDN, and where pages are not in a secure context (`usesDictionaries`). */
  readonly dictionaries?: Dictionaries | undefined
  readonly assetRoute: (c: Context) => Promise<Response>
  readonly clientFiles: ClientFiles
  /** Small files kept in memory; undefined in preview, where files change in place. */
  readonly fileCache?: FileCache | undefined
  /** Limits requests to the stories and suggestions endpoints. */
  readonly clientLimit: RateLimiter
  /** Limits pages of search results. */
  readonly searchLimit: RateLimiter
  /** Limits missing pages and style sheets, both only if not cached yet. */
  readonly guessedPathLimit: RateLimiter
  readonly visits?: Omit<VisitCounts, 'take'> | undefined
  readonly preview?: PreviewFeatures | undefined
}

export interface SiteEnv {
  Bindings: HttpBindings
  Variables: { target: RequestTarget }
}

export type RequestContext = Context<SiteEnv>

/** Sends a response past Hono, because its headers are complete. */
export function send(c: RequestContext, representation: Representation): Response {
  sendRepresentation(c.env.incoming, c.env.outgoing, representation)
  return RESPONSE_ALREADY_SENT
}

/** Returns a page that needs no content. Sends `retryAfterSeconds` as `retry-after`; `path` decides the language. */
export function plainResponse(
  security: SecurityHeaders,
  status: PlainStatus,
  { retryAfterSeconds, path }: { readonly retryAfterSeconds?: number; readonly path?: string } = {},
): Response {
  const headers = {
    ...plainPageHeaders(status, path),
    ...security.forOther(PLAIN_STYLE_HASH),
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    'cache-control': 'no-store',
  }
  return new Response(plainPage(status, path), { status: httpStatus(status), headers })
}
