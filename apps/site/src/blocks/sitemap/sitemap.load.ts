import type { Sitemap } from '@prospectus/content/blocks/sitemap'
import { type SitemapLists, sitemapPage } from '@prospectus/content/sitemap/sitemap-page'
import { sitemapSettingsOf } from '@prospectus/content/sitemap/sitemap-settings'
import { hasPage } from '@prospectus/content/stories/component'
import type { PageView } from '../../rendering/page-view.ts'

/** What the sitemap page lists (MAP-1 to MAP-3), in the page's own language (LANG-2). */
export function loadSitemap(block: Sitemap, page: PageView): SitemapLists {
  const { snapshot, lang, settings } = page
  return sitemapPage(snapshot.tree, {
    lang,
    settings: sitemapSettingsOf(settings),
    featured: block.featured,
    isPage: ({ uuid }) => {
      const entry = snapshot.byUuid(uuid)
      return entry !== undefined && hasPage(entry.component)
    },
  })
}
