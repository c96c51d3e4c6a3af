import type { Snapshot, TreeEntry } from '@prospectus/content/catalogue/snapshot'
import { ContentApiError } from '@prospectus/content/client/content-api-error'
import { treeOfLinks } from '@prospectus/content/sitemap/links-tree'
import type { Log } from '@prospectus/server/log'
import type { PreviewContent } from './preview-content.ts'

type View = 'draft' | 'published'

/**
 * What a sitemap lists in preview (MAP-4, CALL-1): the links of the content system as they are now. When
 * they cannot be had, that is logged and the published catalogue's list shows: an error when fetching
 * fails, a warning when the answer has an unexpected shape (MSG-2).
 */
export function createSitemapLinks({ links }: Pick<PreviewContent, 'links'>, log: Log) {
  return (view: View, published: Snapshot) => async (): Promise<readonly TreeEntry[]> => {
    try {
      return treeOfLinks(await links(view), published.languages)
    } catch (error) {
      const report =
        error instanceof ContentApiError && error.kind === 'shape' ? log.warn : log.error
      report('The links of the content system cannot be used; the catalogue is listed', {
        asked: `cdn/links, ${view}`,
        error,
      })
      return published.tree
    }
  }
}
