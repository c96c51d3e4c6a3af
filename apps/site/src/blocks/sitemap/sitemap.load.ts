import { type SitemapLists, sitemapPage } from '@prospectus/content/index/sitemap/sitemap-page'
import { sitemapSettingsOf } from '@prospectus/content/index/sitemap/sitemap-settings'
import { hasPage } from '@prospectus/content/reading/component'
import type { Sitemap } from '@prospectus/content/schema/blocks/sitemap'
import type { PageView } from '../../rendering/page-view.ts'

/**
 * What the sitemap page lists (MAP-1 to MAP-4), in the page's own language (LANG-2). A link that the
 * snapshot does not hold yet counts as a page: nothing else is known of it.
 */
export function loadSitemap(block: Sitemap, page: PageView): SitemapLists {
  const { snapshot, lang, settings, links } = page
  return sitemapPage(links ?? snapshot.tree, {
    lang,
    settings: sitemapSettingsOf(settings),
    featured: block.featured,
    isPage: ({ uuid }) => {
      const entry = snapshot.byUuid(uuid)
      return entry === undefined ? links !== undefined : hasPage(entry.component)
    },
  })
}
