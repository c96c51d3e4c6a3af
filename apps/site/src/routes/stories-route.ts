import { centreFilterOf, NOT_ON_CARDS } from '@prospectus/catalogue/resources/centre-query'
import { readOptions } from '@prospectus/protocol/query/read-options'
import type { StoriesQuery } from '@prospectus/protocol/query/stories-query'
import { decodeStoriesRequest } from '@prospectus/protocol/query/stories-request'
import { NO_STORE_POLICY } from '../http/cache-policy.ts'
import { createRepresentation } from '../http/representation.ts'
import { readBody, sendsJson } from '../http/request-body.ts'
import { type RequestContext, type SiteParts, send } from '../site-parts.ts'
import { selectStories } from '../stories-endpoint/select-stories.ts'
import type { DraftScope } from '../stories-endpoint/stories-seal.ts'

/** `POST /api/stories`: current stories for the scripts of a page (CALL-4, CALL-5; stories-endpoint#answer). */
export function createStoriesRoute(parts: SiteParts): (c: RequestContext) => Promise<Response> {
  const { settings, snapshots, clientLimit, security, storiesTokens } = parts
  const drafts = settings.mode === 'preview' ? parts.preview?.drafts : undefined
  const headers = { ...security.forOther(), 'cache-control': NO_STORE_POLICY }

  return async (c) => {
    const reject = (status: RejectedStatus, error: string, field?: string) =>
      c.json({ error, field }, status)

    if (c.req.method !== 'POST') {
      c.header('allow', 'POST')
      return reject(405, 'Stories are requested with POST.')
    }
    const retryAfterSeconds = clientLimit(c.env.incoming)
    if (retryAfterSeconds !== undefined) {
      c.header('retry-after', String(retryAfterSeconds))
      return reject(429, `Too many requests at once: try again in ${retryAfterSeconds} seconds.`)
    }
    if (!sendsJson(c.env.incoming)) {
      return reject(415, 'The body must be application/json, and not compressed.')
    }
    const sentBody = await readBody(c.env.incoming, MAX_BODY_BYTES)
    if (sentBody === undefined) {
      c.header('connection', 'close')
      return reject(413, `The body must have at most ${MAX_BODY_BYTES} bytes.`)
    }
    const request = decodeStoriesRequest(sentBody.toString())
    if (request === undefined) {
      const decoded = '{"options": …, "token": …}'
      const expected = `{"body": "…"}, where body is the base64url of the JSON ${decoded}`
      return reject(400, `Expected ${expected}.`, 'body')
    }
    const scope = await storiesTokens?.scopeOf(request.token)
    if (scope === undefined || (scope !== 'published' && drafts === undefined)) {
      return reject(401, 'The token is not one of this site, or has expired.', 'token')
    }
    const parsed = readOptions(request.options)
    if (!parsed.ok) return reject(400, parsed.error.error, parsed.error.field)

    const selected = await snapshots.use(async (published) => {
      if (scope === 'published') return selectStories(published, parsed.query)
      const query = withinDrafts(parsed.query, scope, published.languages)
      return query === undefined
        ? 'forbidden'
        : selectStories((await drafts?.()) ?? published, query)
    })
    if (selected === 'forbidden') {
      return reject(401, 'The token is for the list of its page only.', 'token')
    }
    if (selected === undefined) {
      c.header('retry-after', '30')
      return reject(503, 'There are no stories yet: try again in half a minute.')
    }
    const { stories, total } = selected
    const body = Buffer.from(JSON.stringify({ data: { stories }, total }))
    return send(c, createRepresentation({ type: 'application/json', body, headers }))
  }
}

type RejectedStatus = 400 | 401 | 405 | 413 | 415 | 429 | 503

const MAX_BODY_BYTES = 16 * 1024

/**
 * Restricts a query to a draft token's scope (CALL-5): resources in its language, with the fields of cards. Undefined
 * if the query asks for other stories.
 */
function withinDrafts(
  query: StoriesQuery,
  { lang }: DraftScope,
  languages: readonly string[],
): StoriesQuery | undefined {
  if (centreFilterOf(query, languages)?.lang !== lang) return undefined
  return { ...query, excluded: new Set([...query.excluded, ...NOT_ON_CARDS]) }
}
