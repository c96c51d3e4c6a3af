import { createHash } from 'node:crypto'
import { type StoryKind, storyKindOf } from '@prospectus/content/reading/story-kind'
import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import type { PreviewLocation } from '@prospectus/protocol/management/story'
import {
  MAX_SHARED_SECONDS,
  SHARED_DRAFT_PARAMETER,
  signSharedDraft,
} from '@prospectus/server/shared-draft'
import type { StoryWithDraft } from '../stories/story-with-draft.ts'

type PreviewedStory = Pick<StoryWithDraft, 'id' | 'full_slug' | 'is_startpage' | 'content'>

/**
 * Returns the preview URL of a draft; undefined without a preview token. Settings are shown on `hostPage`, else on the
 * home page of their language.
 */
export type PreviewAddressOf = (
  story: PreviewedStory,
  nowMs: number,
  hostPage?: PreviewedStory,
) => PreviewLocation | undefined

/**
 * Signs addresses of drafts: those of pages, in the preview, are valid for an hour (live-preview#signed-request), those
 * of forms and assessments, at the origin of embeds, for ten minutes (live-preview#shared-drafts).
 * @param options.previewToken `CONTENT_PREVIEW_TOKEN`, which the preview trusts (decision 0035)
 */
export function createPreviewAddress(options: {
  readonly previewUrl: string
  readonly embedsUrl: string
  readonly previewToken: string | undefined
  readonly spaceId: number
}): PreviewAddressOf {
  const { previewUrl, embedsUrl, previewToken, spaceId } = options
  return (story, nowMs, hostPage) => {
    if (previewToken === undefined) return undefined
    const toolPath = TOOL_PATHS.get(storyKindOf(JSON.parse(story.content || '{}')))
    if (toolPath !== undefined) {
      const expires = new Date(nowMs + MAX_SHARED_SECONDS * 1000)
      const secrets = { spaceId: String(spaceId), previewToken }
      const shared = signSharedDraft({ storyId: story.id, expires }, secrets)
      const name = story.full_slug.replace(/^.*\//, '')
      const query = new URLSearchParams({ [SHARED_DRAFT_PARAMETER]: shared })
      return { url: `${embedsUrl}${toolPath}${encodeURIComponent(name)}?${query}`, follows: false }
    }
    const timestamp = Math.floor(nowMs / 1000)
    const signatureHash = createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`)
    const query = new URLSearchParams({
      _storyblok: String(story.id),
      '_storyblok_tk[space_id]': String(spaceId),
      '_storyblok_tk[timestamp]': String(timestamp),
      '_storyblok_tk[token]': signatureHash.digest('hex'),
    })
    return { url: `${previewUrl}${pathOf(story, hostPage)}?${query}`, follows: true }
  }
}

/** The story's path. Settings have no page of their own: theirs is the path of the page that shows them. */
function pathOf(story: PreviewedStory, hostPage: PreviewedStory | undefined): string {
  const { full_slug, is_startpage, content } = story
  const isPage = storyKindOf(JSON.parse(content || '{}')) !== 'settings'
  if (isPage) return canonicalPath(full_slug, is_startpage)
  if (hostPage !== undefined) return canonicalPath(hostPage.full_slug, hostPage.is_startpage)
  const folder = full_slug.replace(/[^/]*$/, '')
  return canonicalPath(folder || 'home', true)
}

/** Path prefixes of forms and assessments, which have no page on the site. */
const TOOL_PATHS: ReadonlyMap<StoryKind, string> = new Map([
  ['form', '/forms/'],
  ['assessment', '/assessment/'],
])
