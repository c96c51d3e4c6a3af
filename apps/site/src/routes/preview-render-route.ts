import type { IncomingMessage } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { MiddlewareHandler } from 'hono'
import { NO_STORE_POLICY } from '../http/cache-policy.ts'
import { knownQuery } from '../http/known-query.ts'
import { createRepresentation, type RepresentationParts } from '../http/representation.ts'
import { readBody, sendsJson } from '../http/request-body.ts'
import type { UnsavedDraft, UnsavedDraftReader, UnsavedError } from '../preview-features.ts'
import { type RequestContext, type SiteEnv, type SiteParts, send } from '../site-parts.ts'
import { representationParts } from './page-route.ts'

/**
 * `POST /preview/render`, `{"story": …}`: an unsaved story's page (live-preview#unsaved-stories). Exists only in
 * preview.
 */
export function createPreviewRenderRoute(parts: SiteParts): MiddlewareHandler<SiteEnv> {
  const { settings, snapshots, log } = parts
  const preview = settings.mode === 'preview' ? parts.preview : undefined
  const ownHost = new URL(settings.url).host
  if (preview === undefined) return (_, next) => next()

  const render = async (c: RequestContext, readDraft: UnsavedDraftReader) => {
    const reject = (status: RejectedStatus, error: string) => c.json({ error }, status)
    if (!sendsJson(c.env.incoming)) return reject(415, 'The body must be JSON.')
    const body = await readBody(c.env.incoming, MAX_BODY_BYTES)
    if (body === undefined) {
      c.header('connection', 'close')
      return reject(413, `The body must have at most ${MAX_BODY_BYTES} bytes.`)
    }
    const request = parseRequest(body)
    if (request === undefined) return reject(400, 'The body must be {"story": …}.')
    const make = async (published: Snapshot) => {
      const draft = await readDraft(request.story, request.path, published)
      return isError(draft) ? draft : respond(c, draft, request.known)
    }
    // Before the first publish, the story is shown among the drafts.
    const drafts = snapshots.current() === undefined ? await preview.drafts() : undefined
    const result = drafts ? await make(drafts) : await snapshots.use(make)
    if (result === undefined)
      return reject(503, 'There is no catalogue yet: try again in a moment.')
    return isError(result) ? reject(result.status, result.error) : result
  }

  const respond = async (
    c: RequestContext,
    { snapshot, story, extras, toParts }: UnsavedDraft,
    known: ReadonlySet<string> | undefined,
  ) => {
    const query = knownQuery(c.get('target').search)
    const rendered = await parts.pages.renderRawStory(snapshot, story, query, extras)
    if (known === undefined) return sendQuickly(c, representationParts(rendered, parts))
    const body = Buffer.from(JSON.stringify({ parts: toParts(rendered.html, known) }))
    const headers = { 'cache-control': NO_STORE_POLICY, ...parts.security.forOther() }
    return sendQuickly(c, { type: JSON_TYPE, body, headers })
  }

  return async (c) => {
    if (!isOwnPage(c.env.incoming, ownHost)) {
      return c.json(
        { error: 'Only pages of the preview itself may ask for an unsaved story to be rendered.' },
        403,
      )
    }
    const readDraft = preview.unsavedReaderFor(c.get('target'))
    if (readDraft === undefined) {
      const error =
        'The preview signature is invalid or has expired: open the page again from the editor.'
      return c.json({ error }, 401)
    }
    try {
      return await render(c, readDraft)
    } catch (error) {
      log.error(
        'preview.render_failed',
        'An unsaved story could not be rendered; the preview keeps showing the page as it was. Report the error',
        {
          target: c.get('target').pathname,
          error,
        },
      )
      return c.json(
        { error: 'The story could not be rendered; the log of the preview says why.' },
        500,
      )
    }
  }
}

/** Compresses lightly: the editor is waiting, and the response is sent once. */
function sendQuickly(c: RequestContext, page: RepresentationParts): Response {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 }
  const br = brotliCompressSync(page.body, { params })
  return send(c, createRepresentation({ ...page, precompressed: { br } }))
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** True if a page of this preview sent the request. Every browser sends an Origin with a POST. */
function isOwnPage({ headers }: IncomingMessage, ownHost: string): boolean {
  const { origin = '', host } = headers
  const originHost = URL.parse(origin)?.host
  const fetchSite = headers['sec-fetch-site'] ?? 'same-origin'
  return (
    fetchSite === 'same-origin' &&
    originHost !== undefined &&
    (originHost === host || originHost === ownHost)
  )
}

interface RenderRequest {
  readonly story: unknown
  readonly path: unknown
  /** Keys of parts that the requesting page has; undefined in a request for the whole page. */
  readonly known: ReadonlySet<string> | undefined
}

function parseRequest(body: Buffer): RenderRequest | undefined {
  try {
    const json: unknown = JSON.parse(body.toString())
    if (typeof json !== 'object' || json === null || !('story' in json)) return undefined
    const known =
      'known' in json && Array.isArray(json.known)
        ? new Set(json.known.filter((key: unknown) => typeof key === 'string'))
        : undefined
    return { story: json.story, path: 'path' in json ? json.path : undefined, known }
  } catch {
    return undefined
  }
}

function isError<Other extends object>(result: Other | UnsavedError): result is UnsavedError {
  return 'error' in result && 'status' in result && typeof result.error === 'string'
}

type RejectedStatus = 400 | 403 | 413 | 415 | 422 | 503

/** Limit of a request's body: the content system accepts no more either when a story is saved. */
const MAX_BODY_BYTES = 4 * 1024 * 1024
