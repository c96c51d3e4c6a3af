import type { Stem } from '@prospectus/content/blocks/all-blocks'
import type { AnyBlockView, BlockView } from '../rendering/block-view.ts'
import { alternatingPanelView } from './alternating-panel/alternating-panel.tsx'
import { bannerView } from './banner/banner.tsx'
import { callToActionView } from './call-to-action/call-to-action.tsx'
import { cardGridView } from './card-grid/card-grid.tsx'
import { contentAreaView } from './content-area/content-area.tsx'
import { contentAreaWithSidebarView } from './content-area-with-sidebar/content-area-with-sidebar.tsx'
import { faqsView } from './faqs/faqs.tsx'
import { heroBannerView } from './hero-banner/hero-banner.tsx'
import { logoGridView } from './logo-grid/logo-grid.tsx'
import { redirectView } from './redirect/redirect.tsx'
import { resourcesCentreView } from './resources-centre/resources-centre.tsx'
import { searchResultsView } from './search-results/search-results.tsx'
import { sitemapView } from './sitemap/sitemap.tsx'
import { statsGridView } from './stats-grid/stats-grid.tsx'
import { structuredDataView } from './structured-data/structured-data.tsx'

const views = {
  'alternating-panel': alternatingPanelView,
  banner: bannerView,
  'call-to-action': callToActionView,
  'card-grid': cardGridView,
  'content-area': contentAreaView,
  'content-area-with-sidebar': contentAreaWithSidebarView,
  faqs: faqsView,
  'hero-banner': heroBannerView,
  'logo-grid': logoGridView,
  redirect: redirectView,
  'resources-centre': resourcesCentreView,
  'search-results': searchResultsView,
  sitemap: sitemapView,
  'stats-grid': statsGridView,
  'structured-data': structuredDataView,
} satisfies { readonly [S in Stem]?: BlockView<S> }

/** The view of a block, or undefined while the site has none. */
export function viewOf(stem: Stem): AnyBlockView | undefined {
  return (views as { readonly [S in Stem]?: AnyBlockView })[stem]
}
