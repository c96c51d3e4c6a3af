import { extensions } from 'virtual:brand-extensions'
import type { BlockType, CoreBlockType } from '@prospectus/content/schema/blocks/all-blocks'
import type { AnyBlockView, BlockView } from '../rendering/block-view.ts'
import { alternatingPanelView } from './alternating-panel/alternating-panel.tsx'
import { assessmentToolView } from './assessment-tool/assessment-tool.tsx'
import { awardsView } from './awards/awards.tsx'
import { backgroundImageSectionView } from './background-image-section/background-image-section.tsx'
import { bannerView } from './banner/banner.tsx'
import { callToActionView } from './call-to-action/call-to-action.tsx'
import { cardGridView } from './card-grid/card-grid.tsx'
import { consentChoicesView } from './consent-choices/consent-choices.tsx'
import { contactFormView } from './contact-form/contact-form.tsx'
import { contentAreaView } from './content-area/content-area.tsx'
import { contentAreaWithSidebarView } from './content-area-with-sidebar/content-area-with-sidebar.tsx'
import { currentOpeningsView } from './current-openings/current-openings.tsx'
import { faqsView } from './faqs/faqs.tsx'
import { featuredTestimonialView } from './featured-testimonial/featured-testimonial.tsx'
import { figureChartView } from './figure-chart/figure-chart.tsx'
import { formView } from './form/form.tsx'
import { fullWidthVideoView } from './full-width-video/full-width-video.tsx'
import { heroBannerView } from './hero-banner/hero-banner.tsx'
import { iconGridView } from './icon-grid/icon-grid.tsx'
import { imageBannerView } from './image-banner/image-banner.tsx'
import { insightsSliderView } from './insights-slider/insights-slider.tsx'
import { leadFormView } from './lead-form/lead-form.tsx'
import { loadingPlaceholderView } from './loading-placeholder/loading-placeholder.tsx'
import { locationsView } from './locations/locations.tsx'
import { logoGridView } from './logo-grid/logo-grid.tsx'
import { marginFigureView } from './margin-figure/margin-figure.tsx'
import { notesView } from './notes/notes.tsx'
import { partnersListingView } from './partners-listing/partners-listing.tsx'
import { pdfReaderView } from './pdf-reader/pdf-reader.tsx'
import { productBlockView } from './product-block/product-block.tsx'
import { pullQuoteView } from './pull-quote/pull-quote.tsx'
import { redirectView } from './redirect/redirect.tsx'
import { resourcesCentreView } from './resources-centre/resources-centre.tsx'
import { searchResultsView } from './search-results/search-results.tsx'
import { sitemapView } from './sitemap/sitemap.tsx'
import { solutionsBlockView } from './solutions-block/solutions-block.tsx'
import { statsGridView } from './stats-grid/stats-grid.tsx'
import { storiesView } from './stories/stories.tsx'
import { structuredDataView } from './structured-data/structured-data.tsx'
import { teamListingView } from './team-listing/team-listing.tsx'
import { testimonialsSliderView } from './testimonials-slider/testimonials-slider.tsx'
import { timelineView } from './timeline/timeline.tsx'
import { twoColumnSectionView } from './two-column-section/two-column-section.tsx'

const coreViews = {
  'alternating-panel': alternatingPanelView,
  'assessment-tool': assessmentToolView,
  awards: awardsView,
  'background-image-section': backgroundImageSectionView,
  banner: bannerView,
  'call-to-action': callToActionView,
  'card-grid': cardGridView,
  'consent-choices': consentChoicesView,
  'contact-form': contactFormView,
  'content-area': contentAreaView,
  'content-area-with-sidebar': contentAreaWithSidebarView,
  'current-openings': currentOpeningsView,
  'figure-chart': figureChartView,
  faqs: faqsView,
  form: formView,
  'featured-testimonial': featuredTestimonialView,
  'full-width-video': fullWidthVideoView,
  'hero-banner': heroBannerView,
  'icon-grid': iconGridView,
  'image-banner': imageBannerView,
  'insights-slider': insightsSliderView,
  'lead-form': leadFormView,
  'loading-placeholder': loadingPlaceholderView,
  locations: locationsView,
  'logo-grid': logoGridView,
  'margin-figure': marginFigureView,
  notes: notesView,
  'partners-listing': partnersListingView,
  'pdf-reader': pdfReaderView,
  'product-block': productBlockView,
  'pull-quote': pullQuoteView,
  redirect: redirectView,
  'resources-centre': resourcesCentreView,
  'search-results': searchResultsView,
  sitemap: sitemapView,
  'solutions-block': solutionsBlockView,
  'stats-grid': statsGridView,
  stories: storiesView,
  'structured-data': structuredDataView,
  'team-listing': teamListingView,
  'testimonials-slider': testimonialsSliderView,
  timeline: timelineView,
  'two-column-section': twoColumnSectionView,
} satisfies { readonly [S in CoreBlockType]: BlockView<S> }

const views = Object.assign({}, coreViews, ...extensions.map((extension) => extension.views)) as {
  readonly [S in BlockType]: AnyBlockView
}

export function viewOf(blockType: BlockType): AnyBlockView {
  return views[blockType]
}
