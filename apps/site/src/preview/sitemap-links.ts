import type { TreeEntry } from '@prospectus/catalogue/rows/entry'
import { treeOfLinks } from '@prospectus/catalogue/sitemap/links-tree'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { isInvalidResponse } from '@prospectus/protocol/client/content-api-error'
import type { Log } from '@prospectus/server/log'
import type { PreviewContent } from './preview-content.ts'

type View = 'draft' | 'published'

/**
 * Creates functions that fetch the entries of a sitemap in preview (MAP-4, CALL-1): all current links, since the
 * sitemap may leave out most of the first hundred. They return the published entries for a space with more than 2,000
 * links or none, and when fetching fails (MSG-2).
 */
export function createSitemapLinks({ links }: Pick<PreviewContent, 'links'>, log: Log) {
  return (view: View, published: Snapshot) => async (): Promise<readonly TreeEntry[]> => {
    try {
      const entries = await links(view)
      if (entries === undefined) return published.tree
      const tree = treeOfLinks(entries, published.languages)
      if (tree.length < entries.length) {
        const unreadable = entries.length - tree.length
        log.warn(
          'preview.links_invalid',
          'The content system sent links that cannot be read; the sitemap of the preview leaves them out. Check CONTENT_API_URL',
          {
            target: `cdn/links, ${view}`,
            unreadable,
          },
        )
      }
      return tree.length > 0 ? tree : published.tree
    } catch (error) {
      const report = isInvalidResponse(error) ? log.warn : log.error
      report(
        'preview.links_failed',
        'The links of the space could not be fetched, so the sitemap of the preview lists only published pages until they can be; see the error, and if this lasts, check CONTENT_API_URL, CONTENT_TOKEN and CONTENT_PREVIEW_TOKEN',
        {
          target: `cdn/links, ${view}`,
          error,
        },
      )
      return published.tree
    }
  }
}
