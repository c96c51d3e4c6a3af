import type { Sitemap } from '@prospectus/content/blocks/sitemap'
import type { Component } from '@prospectus/content/catalogue/snapshot'
import { type SitemapLists, sitemapPage } from '@prospectus/content/sitemap/sitemap-page'
import type { PageView } from '../../rendering/page-view.ts'

const NO_PAGES: readonly Component[] = ['settings', 'form']

/** What the sitemap page lists (MAP-1 to MAP-3), in the page's own language (LANG-2). */
export function loadSitemap(block: Sitemap, page: PageView): SitemapLists {
  const { snapshot, lang, settings } = page
  return sitemapPage(snapshot.tree, {
    lang,
    settings: {
      excluded: new Set(settings.sitemapExclude),
      separated: new Set(settings.separatedSitemapFolder),
      placeholders: new Set(settings.placeholder),
    },
    featured: block.featured,
    isPage: ({ uuid }) => {
      const entry = snapshot.byUuid(uuid)
      return entry !== undefined && !NO_PAGES.includes(entry.component)
    },
  })
}
