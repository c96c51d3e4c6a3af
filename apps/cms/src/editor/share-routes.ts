import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import {
  MAX_SHARED_SECONDS,
  SHARED_DRAFT_PARAMETER,
  signSharedDraft,
} from '@prospectus/server/shared-draft'
import { Hono } from 'hono'
import { StorageError } from '../database/storage-error.ts'
import type { Storage } from '../storage/storage.ts'

export interface ShareRoutesOptions {
  readonly storage: Pick<Storage, 'findShare' | 'storyWithDraft' | 'space'>
  readonly previewUrl: string
  /** `CONTENT_PREVIEW_TOKEN`; without it every link returns 404. */
  readonly previewToken: string | undefined
  /** Milliseconds. */
  readonly now?: () => number
}

/**
 * `/share/{token}`: shows a draft without an account. Redirects to an address of the preview that is signed for this
 * draft and valid for a few minutes, so that a revoked link soon stops working. Expired and unknown links get the same
 * response.
 */
export function createShareRoutes(options: ShareRoutesOptions): Hono {
  const { storage, previewUrl, previewToken, now = Date.now } = options
  const app = new Hono()
  app.get('/share/:token', async (c) => {
    const share = await storage.findShare(c.req.param('token'))
    const story = share && (await findStoryWithDraft(storage, share.story_id))
    if (!share || !story || previewToken === undefined) {
      return c.html(ENDED_PAGE, 404, {
        'content-security-policy': "default-src 'none'",
        ...SECRET_HEADERS,
      })
    }
    const { id } = await storage.space()
    const latestExpiry = now() + MAX_SHARED_SECONDS * 1000
    const expires = new Date(Math.min(latestExpiry, Date.parse(share.ends_at)))
    const secrets = { spaceId: String(id), previewToken }
    const ends = new Date(share.ends_at)
    const signed = signSharedDraft({ storyId: share.story_id, expires, ends }, secrets)
    const path = canonicalPath(story.full_slug, story.is_startpage)
    const query = new URLSearchParams({ [SHARED_DRAFT_PARAMETER]: signed })
    for (const [name, value] of Object.entries(SECRET_HEADERS)) c.header(name, value)
    return c.redirect(`${previewUrl}${path}?${query}`)
  })
  return app
}

/** Finds a story; undefined if it has been deleted. */
async function findStoryWithDraft(storage: ShareRoutesOptions['storage'], id: number) {
  try {
    return await storage.storyWithDraft(id)
  } catch (error) {
    if (error instanceof StorageError && error.kind === 'missing') return undefined
    throw error
  }
}

const SECRET_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

const ENDED_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>This link has ended</title>
<h1>This link has ended</h1>
<p>It showed a page before it was published. Ask whoever sent it to you for a new one.</p>
</html>
`
