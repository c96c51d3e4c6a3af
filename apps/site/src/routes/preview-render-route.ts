import type { IncomingMessage } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { MiddlewareHandler } from 'hono'
import { NO_STORE_POLICY } from '../http/cache-policy.ts'
import { knownQuery } from '../http/known-query.ts'
import { createRepresentation, type RepresentationParts } from '../http/representation.ts'
import { readBody, sendsJson } from '../http/request-body.ts'
import type { UnsavedDraft, UnsavedFault, UnsavedStories } from '../preview-part.ts'
import { type RequestContext, type SiteEnv, type SiteParts, send } from '../site-parts.ts'
import { partsOf } from './page-route.ts'

/**
 * `POST /preview/render`: the page of a story that nobody has saved yet (live-preview#unsaved-stories), by
 * the same rendering as that of any page. The query is that of the page that asks, its signature included;
 * the body is `{"story": …}`. In production it is an address like any other.
 */
export function createPreviewRenderRoute(parts: SiteParts): MiddlewareHandler<SiteEnv> {
  const { settings, snapshots, log } = parts
  const preview = settings.mode === 'preview' ? parts.preview : undefined
  const ownHost = new URL(settings.url).host
  if (preview === undefined) return (_, next) => next()

  const render = async (c: RequestContext, unsaved: UnsavedStories) => {
    const refuse = (status: ProtocolErrorStatus, error: string) => c.json({ error }, status)
    if (!sendsJson(c.env.incoming)) return refuse(415, 'The body is expected to be JSON.')
    const body = await readBody(c.env.incoming, MAXIMUM_BODY_BYTES).catch(() => EMPTY)
    if (body === undefined) {
      c.header('connection', 'close')
      return refuse(413, `The body is expected to have at most ${MAXIMUM_BODY_BYTES} bytes.`)
    }
    const asked = askedIn(body)
    if (asked === undefined) return refuse(400, 'The body is expected to be {"story": …}.')
    const make = async (around: Snapshot) => {
      const draft = await unsaved(asked.story, asked.path, around)
      return isFault(draft) ? draft : page(c, draft, asked.known)
    }
    // Before anything is published it stands among the drafts.
    const drafts = snapshots.current() === undefined ? await preview.drafts() : undefined
    const made = drafts ? await make(drafts) : await snapshots.use(make)
    if (made === undefined) return refuse(503, 'There is no catalogue yet: try again in a moment.')
    return isFault(made) ? refuse(made.status, made.error) : made
  }

  const page = async (
    c: RequestContext,
    { snapshot, story, extras, inParts }: UnsavedDraft,
    known: ReadonlySet<string> | undefined,
  ) => {
    const query = knownQuery(c.get('target').search)
    const rendered = await parts.pages.rawStory(snapshot, story, query, extras)
    if (known === undefined) return sendQuickly(c, partsOf(rendered, parts))
    const body = Buffer.from(JSON.stringify({ parts: inParts(rendered.html, known) }))
    const headers = { 'cache-control': NO_STORE_POLICY, ...parts.security.ofRest() }
    return sendQuickly(c, { status: 200, type: JSON_TYPE, body, compressible: true, headers })
  }

  return async (c) => {
    if (!isOwnPage(c.env.incoming, ownHost)) {
      return c.json({ error: 'Only pages of the preview itself may ask for this.' }, 403)
    }
    const unsaved = preview.unsaved(c.get('target'))
    if (unsaved === undefined) {
      const error = 'The signature of the preview does not count, or has ended.'
      return c.json({ error }, 401)
    }
    try {
      return await render(c, unsaved)
    } catch (error) {
      log.error('preview.render_failed', 'An unsaved story could not be rendered', {
        asked: c.get('target').pathname,
        error,
      })
      return c.json({ error: 'The story could not be rendered; the log says why.' }, 500)
    }
  }
}

/** Sent once, so that each millisecond of compressing is one that the editor waits. */
function sendQuickly(c: RequestContext, page: RepresentationParts): Response {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 }
  const br = brotliCompressSync(page.body, { params })
  return send(c, createRepresentation({ ...page, prepared: { br } }))
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** Whether a browser sends this for a page of ours. Every browser names the origin of a POST. */
function isOwnPage({ headers }: IncomingMessage, ownHost: string): boolean {
  const { origin = '', host } = headers
  const from = URL.parse(origin)?.host
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  return site === 'same-origin' && from !== undefined && (from === host || from === ownHost)
}

interface Asked {
  readonly story: unknown
  /** Of the page that asks. */
  readonly path: unknown
  /** Keys of the parts that the page has; undefined when it wants a whole page. */
  readonly known: ReadonlySet<string> | undefined
}

/** Undefined when the body is not an object in JSON that has a `story`. */
function askedIn(body: Buffer): Asked | undefined {
  try {
    const read: unknown = JSON.parse(body.toString())
    if (typeof read !== 'object' || read === null || !('story' in read)) return undefined
    const known =
      'known' in read && Array.isArray(read.known)
        ? new Set(read.known.filter((key: unknown) => typeof key === 'string'))
        : undefined
    return { story: read.story, path: 'path' in read ? read.path : undefined, known }
  } catch {
    return undefined
  }
}

function isFault<Other extends object>(made: Other | UnsavedFault): made is UnsavedFault {
  return 'error' in made && 'status' in made && typeof made.error === 'string'
}

type ProtocolErrorStatus = 400 | 403 | 413 | 415 | 422 | 503

/** Larger than any story that a content system of this protocol takes. */
const MAXIMUM_BODY_BYTES = 4 * 1024 * 1024
const EMPTY = Buffer.alloc(0)
