import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { ContentSystem } from '@prospectus/catalogue/sync/refresh'
import type { SnapshotHolder } from '@prospectus/catalogue/sync/snapshot-holder'
import type { ClientLimit } from '@prospectus/server/client-limit'
import type { Drain } from '@prospectus/server/drain'
import type { Log } from '@prospectus/server/log'
import type { Context } from 'hono'
import { answer } from './http/answer.ts'
import type { ClientFiles } from './http/client-files.ts'
import {
  httpStatus,
  PLAIN_STYLE_HASH,
  type PlainStatus,
  plainPage,
  plainPageHeaders,
} from './http/plain-page.ts'
import type { Representation } from './http/representation.ts'
import type { RequestTarget } from './http/request-target.ts'
import type { SecurityHeaders } from './http/security-headers.ts'
import type { PageCache } from './page/page-cache.ts'
import type { PageVersion } from './page/page-version.ts'
import type { Pages } from './page/pages.ts'
import type { PreviewPart } from './preview-part.ts'
import type { VisitCounts } from './reports/visit-counts.ts'
import type { SiteSettings } from './settings.ts'
import type { StoriesTokens } from './stories-endpoint/stories-tokens.ts'

/** What the parts of one site share. */
export interface SiteParts {
  readonly settings: SiteSettings
  readonly snapshots: Pick<SnapshotHolder, 'current' | 'use'>
  /** Where new content comes from; left out on a site that has no token for it. */
  readonly contentSystem?: ContentSystem | undefined
  readonly pages: Pages
  readonly log: Log
  readonly security: SecurityHeaders
  readonly drain: Drain
  /** Of the stories endpoint; left out without a secret to seal them with. */
  readonly storiesTokens?: StoriesTokens | undefined
  /** Tells whether a page in a cache is still current. */
  readonly pageVersion: PageVersion
  /** Pages of stories. */
  readonly pageCache: PageCache
  /** The page for missing pages, by path: bounded apart, so that guessed paths push no page out. */
  readonly notFoundCache: PageCache
  /** Style sheets that pages link: bounded apart, for the same reason. */
  readonly sheetCache: PageCache
  readonly assetRoute: (c: Context) => Promise<Response>
  readonly clientFiles: ClientFiles
  /** Limits everything that is computed anew for every request. */
  readonly clientLimit: ClientLimit
  /** Of pages that show what somebody has typed, those in the cache apart. */
  readonly searchLimit: ClientLimit
  /** Of pages for addresses that hold nothing, those in the cache apart. */
  readonly missLimit: ClientLimit
  /** What visitors asked for in vain and searched for; left out where nobody is told of it. */
  readonly visits?: Omit<VisitCounts, 'take'> | undefined
  /** Of a preview; ignored in production. */
  readonly preview?: PreviewPart | undefined
}

/** What handlers and middleware find in their context. */
export interface SiteEnv {
  Bindings: HttpBindings
  Variables: { target: RequestTarget }
}

export type RequestContext = Context<SiteEnv>

/** Sends a representation past Hono: its headers are complete. */
export function send(c: RequestContext, representation: Representation): Response {
  answer(c.env.incoming, c.env.outgoing, representation)
  return RESPONSE_ALREADY_SENT
}

interface PlainAnswerOptions {
  /** Whole seconds after which to ask again, where it is not the usual time. */
  readonly wait?: number
  /** Of the request, whose language the page speaks. */
  readonly path?: string
}

/** The designed page for an answer that has no page of ours, never kept by anyone. */
export function plainAnswer(
  security: SecurityHeaders,
  status: PlainStatus,
  { wait, path }: PlainAnswerOptions = {},
): Response {
  const headers = {
    ...plainPageHeaders(status, path),
    ...security.ofRest(PLAIN_STYLE_HASH),
    ...(wait === undefined ? {} : { 'retry-after': String(wait) }),
    'cache-control': 'no-store',
  }
  return new Response(plainPage(status, path), { status: httpStatus(status), headers })
}
