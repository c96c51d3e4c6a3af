import { createHash } from 'node:crypto'
import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import type { WrittenStory } from '../stories/written-story.ts'

/** The address at which the preview shows a story's draft; undefined where none can be signed. */
export type PreviewAddress = (
  story: Pick<WrittenStory, 'id' | 'full_slug' | 'is_startpage'>,
  now: number,
) => string | undefined

/**
 * Signs addresses of the preview (live-preview#signed-request); each is good for an hour.
 *
 * @param options.previewToken `CONTENT_PREVIEW_TOKEN`, which the preview trusts (decision 0035)
 */
export function createPreviewAddress(options: {
  readonly previewUrl: string
  readonly previewToken: string | undefined
  readonly spaceId: number
}): PreviewAddress {
  const { previewUrl, previewToken, spaceId } = options
  return (story, now) => {
    if (previewToken === undefined) return undefined
    const timestamp = Math.floor(now / 1000)
    const signed = createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`)
    const query = new URLSearchParams({
      _storyblok: String(story.id),
      '_storyblok_tk[space_id]': String(spaceId),
      '_storyblok_tk[timestamp]': String(timestamp),
      '_storyblok_tk[token]': signed.digest('hex'),
    })
    return `${previewUrl}${canonicalPath(story.full_slug, story.is_startpage)}?${query}`
  }
}
