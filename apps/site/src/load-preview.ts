import type { Log } from '@prospectus/server/log'
import type { PreviewPart } from './preview-part.ts'
import type { SiteSettings } from './settings.ts'
import type { StoriesTokens } from './stories-endpoint/stories-tokens.ts'

/** The preview layer and its drafts, loaded here only, and in preview only (ROUTE-5). */
export async function loadPreview(options: {
  readonly settings: SiteSettings
  /** Of the space that the site shows. */
  readonly spaceId: string
  readonly log: Log
  readonly storiesTokens: StoriesTokens | undefined
}): Promise<PreviewPart | undefined> {
  if (options.settings.mode !== 'preview') return undefined
  const { openPreview } = await import('./preview/open-preview.ts')
  return openPreview({ ...options, draftToken: options.storiesTokens?.forDrafts })
}
