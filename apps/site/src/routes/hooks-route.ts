import { createHmac, timingSafeEqual } from 'node:crypto'
import type { StoryHint } from '@prospectus/catalogue/sync/story-hints'
import { parseJson } from '@prospectus/server/bounded-body'
import { throttle } from '@prospectus/server/log'
import { readBody, sendsJson } from '../http/request-body.ts'
import { plainResponse, type RequestContext, type SiteParts } from '../site-parts.ts'

/**
 * `POST /hooks/content` (content-webhook#request): responds immediately and applies the change afterwards. Only ids,
 * the action and a slug are read from the body, never an address to request.
 */
export function createHooksRoute({ settings, contentSync, log, security }: SiteParts) {
  const { webhookSecret } = settings
  const logRejected = throttle(log.warn)
  const loggedSpaces = new Set<string>()

  return async (c: RequestContext): Promise<Response> => {
    if (webhookSecret === undefined || contentSync === undefined) {
      return plainResponse(security, 404)
    }
    const reject = (status: 400 | 401 | 405 | 413 | 415, error: string) => {
      logRejected(
        'hook.rejected',
        'A webhook was rejected and had no effect. If the content system sent it, do what the error says, and check WEBHOOK_SECRET',
        {
          target: c.env.incoming.url,
          status,
          error,
        },
      )
      return c.json({ error }, status)
    }
    if (c.req.method !== 'POST') {
      c.header('allow', 'POST')
      return reject(405, 'Webhooks are sent with POST.')
    }
    if (!sendsJson(c.env.incoming)) {
      return reject(415, 'The body of a webhook must be application/json.')
    }
    const body = await readBody(c.env.incoming, MAX_BODY_BYTES)
    if (body === undefined) {
      return reject(413, `The body of a webhook must have at most ${MAX_BODY_BYTES} bytes.`)
    }
    if (!isSigned(body, webhookSecret, c.req.header('webhook-signature'))) {
      return reject(
        401,
        'The header webhook-signature must be the hexadecimal HMAC-SHA1 of the body with WEBHOOK_SECRET.',
      )
    }
    const webhook = readWebhook(body)
    if (webhook === undefined) return reject(400, 'The body of a webhook must be a JSON object.')
    const { spaceId, hint } = webhook
    if (spaceId !== undefined && spaceId !== contentSync.spaceId) {
      if (!loggedSpaces.has(spaceId) && loggedSpaces.size < MAX_LOGGED_SPACES) {
        loggedSpaces.add(spaceId)
        log.warn(
          'hook.other_space',
          'A webhook of another space was ignored, as all of its webhooks will be; check CONTENT_SPACE_ID',
          {
            space: spaceId,
            expected: contentSync.spaceId,
          },
        )
      }
    } else contentSync.invalidate(hint)
    return c.json({ received: true })
  }
}

function isSigned(body: Buffer, secret: string, signature: string | undefined): boolean {
  if (signature === undefined || !SIGNATURE.test(signature)) return false
  const expected = createHmac('sha1', secret).update(body).digest()
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected)
}

interface Webhook {
  readonly spaceId: string | undefined
  readonly hint: StoryHint | undefined
}

/** Undefined unless the body is a JSON object. */
function readWebhook(body: Buffer): Webhook | undefined {
  const json = parseJson(body)
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
  const { space_id, story_id: id, full_slug, action } = json as Readonly<Record<string, unknown>>
  const fullSlug = typeof full_slug === 'string' ? full_slug : undefined
  const hasStoryId = typeof id === 'number' && Number.isSafeInteger(id) && id > 0
  return {
    spaceId: space_id === undefined || space_id === null ? undefined : String(space_id),
    hint: hasStoryId && STORY_ACTIONS.has(action) ? { id, fullSlug } : undefined,
  }
}

const MAX_BODY_BYTES = 64 * 1024
const SIGNATURE = /^[0-9a-f]{40}$/i
const STORY_ACTIONS = new Set<unknown>(['published', 'unpublished', 'moved', 'deleted'])
const MAX_LOGGED_SPACES = 20
