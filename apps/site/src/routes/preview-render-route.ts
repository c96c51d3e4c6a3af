import type { IncomingMessage } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { knownQuery } from '../http/known-query.ts'
import { createRepresentation } from '../http/representation.ts'
import { readBody, sendsJson } from '../http/request-body.ts'
import type { Draft, UnsavedFault, UnsavedStories } from '../preview-part.ts'
import { type SiteContext, type SiteEnv, type SiteParts, send } from '../site-parts.ts'
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

  const render = async (c: SiteContext, unsaved: UnsavedStories) => {
    const refuse = (status: RefusedStatus, error: string) => c.json({ error }, status)
    if (!sendsJson(c.env.incoming)) return refuse(415, 'The body is expected to be JSON.')
    const body = await readBody(c.env.incoming, MAXIMUM_BODY_BYTES).catch(() => EMPTY)
    if (body === undefined) {
      c.header('connection', 'close')
      return refuse(413, `The body is expected to have at most ${MAXIMUM_BODY_BYTES} bytes.`)
    }
    const story = storyIn(body)
    if (story === undefined) return refuse(400, 'The body is expected to be {"story": …}.')
    const made = await snapshots.use(async (published) => {
      const draft = await unsaved(story.value, published)
      return isFault(draft) ? draft : page(c, draft)
    })
    if (made === undefined) return refuse(503, 'There is no catalogue yet: try again in a moment.')
    return isFault(made) ? refuse(made.status, made.error) : made
  }

  const page = async (c: SiteContext, { snapshot, story, extras }: Draft) => {
    const query = knownQuery(c.get('target').search)
    const rendered = await parts.pages.rawStory(snapshot, story, query, extras)
    const page = partsOf(rendered, parts)
    return send(c, createRepresentation({ ...page, prepared: { br: quickly(page.body) } }))
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
      log.error('An unsaved story could not be rendered', {
        asked: c.get('target').pathname,
        error,
      })
      return c.json({ error: 'The story could not be rendered; the log says why.' }, 500)
    }
  }
}

/** Sent once, so that each millisecond of compressing is one that the editor waits. */
function quickly(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
}

/** Whether a browser sends this for a page of ours. Every browser names the origin of a POST. */
function isOwnPage({ headers }: IncomingMessage, ownHost: string): boolean {
  const { origin = '', host } = headers
  const from = URL.parse(origin)?.host
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  return site === 'same-origin' && from !== undefined && (from === host || from === ownHost)
}

/** Undefined when the body is not an object in JSON that has a `story`. */
function storyIn(body: Buffer): { readonly value: unknown } | undefined {
  try {
    const read: unknown = JSON.parse(body.toString())
    if (typeof read !== 'object' || read === null || !('story' in read)) return undefined
    return { value: read.story }
  } catch {
    return undefined
  }
}

function isFault<Other extends object>(made: Other | UnsavedFault): made is UnsavedFault {
  return 'error' in made && 'status' in made && typeof made.error === 'string'
}

type RefusedStatus = 400 | 403 | 413 | 415 | 422 | 503

/** Larger than any story that a content system of this protocol takes. */
const MAXIMUM_BODY_BYTES = 4 * 1024 * 1024
const EMPTY = Buffer.alloc(0)
