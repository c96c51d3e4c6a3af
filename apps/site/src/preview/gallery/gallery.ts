import { isoDate } from '@prospectus/content/messages/day'
import { messagesFor } from '@prospectus/content/messages/messages'
import { createReadContext } from '@prospectus/content/reading/site-context'
import { isBlockType } from '@prospectus/content/schema/blocks/all-blocks'
import { exampleAssetHost } from '@prospectus/content/schema/blocks/example-files'
import { knownQuery } from '../../http/known-query.ts'
import { createStoryReader } from '../../page/story-reader.ts'
import type { PreviewFeatures } from '../../preview-features.ts'
import type { SiteSettings } from '../../settings.ts'
import type { GalleryView } from './gallery-page.tsx'
import { isTheme } from './specimens.ts'

export type GallerySettings = Pick<SiteSettings, 'siteUrl' | 'assetHost' | 'embedHost'>

const GALLERY_PATH = /^\/dev\/blocks(?:\/([^/]+))?$/

/** Creates the block gallery (site-endpoints#gallery), which shows the usual examples, or all of one block or theme. */
export function createGallery(siteSettings: GallerySettings): PreviewFeatures['gallery'] {
  return async ({ pathname, search }, snapshot) => {
    const view = viewOf(pathname, new URLSearchParams(search))
    if (view === undefined) return undefined
    const { siteContext, read, settingsOf } = createStoryReader(snapshot, siteSettings)
    const assetHosts = [...siteContext.assetHosts, exampleAssetHost]
    // Imported again for each page, so that development renders with the newest code.
    const { renderGallery } = await import('./render-gallery.tsx')
    const page = {
      mode: 'preview',
      siteUrl: siteSettings.siteUrl,
      path: pathname,
      query: knownQuery(search),
      today: isoDate(new Date()),
      story: undefined,
      lang: 'en',
      messages: messagesFor('en'),
      settings: settingsOf('en'),
      snapshot,
      assetHosts,
      read,
    } as const
    return renderGallery(view, page, createReadContext({ ...siteContext, assetHosts }))
  }
}

function viewOf(pathname: string, query: URLSearchParams): GalleryView | undefined {
  const [, blockType] = GALLERY_PATH.exec(pathname) ?? []
  if (blockType !== undefined && !isBlockType(blockType)) return undefined
  // The parameter has an older name for a theme.
  const theme = query.get('ground')
  return { blockType, theme: isTheme(theme) ? theme : undefined }
}
