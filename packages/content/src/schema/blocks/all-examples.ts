import { extensions } from '../extensions.ts'
import type { BlockType } from './all-blocks.ts'
import { alternatingPanelExamples } from './alternating-panel.examples.ts'
import { assessmentToolExamples } from './assessment-tool.examples.ts'
import { awardsExamples } from './awards.examples.ts'
import { backgroundImageSectionExamples } from './background-image-section.examples.ts'
import { bannerExamples } from './banner.examples.ts'
import { callToActionExamples } from './call-to-action.examples.ts'
import { cardGridExamples } from './card-grid.examples.ts'
import { consentChoicesExamples } from './consent-choices.examples.ts'
import { contactFormExamples } from './contact-form.examples.ts'
import { contentAreaExamples } from './content-area.examples.ts'
import { contentAreaWithSidebarExamples } from './content-area-with-sidebar.examples.ts'
import { currentOpeningsExamples } from './current-openings.examples.ts'
import type { Examples } from './examples.ts'
import { faqsExamples } from './faqs.examples.ts'
import { featuredTestimonialExamples } from './featured-testimonial.examples.ts'
import { figureChartExamples } from './figure-chart.examples.ts'
import { formBlockExamples } from './form.examples.ts'
import { fullWidthVideoExamples } from './full-width-video.examples.ts'
import { heroBannerExamples } from './hero-banner.examples.ts'
import { iconGridExamples } from './icon-grid.examples.ts'
import { imageBannerExamples } from './image-banner.examples.ts'
import { insightsSliderExamples } from './insights-slider.examples.ts'
import { leadFormExamples } from './lead-form.examples.ts'
import { loadingPlaceholderExamples } from './loading-placeholder.examples.ts'
import { locationsExamples } from './locations.examples.ts'
import { logoGridExamples } from './logo-grid.examples.ts'
import { marginFigureExamples } from './margin-figure.examples.ts'
import { notesExamples } from './notes.examples.ts'
import { partnersListingExamples } from './partners-listing.examples.ts'
import { pdfReaderExamples } from './pdf-reader.examples.ts'
import { productBlockExamples } from './product-block.examples.ts'
import { pullQuoteExamples } from './pull-quote.examples.ts'
import { redirectExamples } from './redirect.examples.ts'
import { resourcesCentreExamples } from './resources-centre.examples.ts'
import { searchResultsExamples } from './search-results.examples.ts'
import { sitemapExamples } from './sitemap.examples.ts'
import { solutionsBlockExamples } from './solutions-block.examples.ts'
import { statsGridExamples } from './stats-grid.examples.ts'
import { storiesExamples } from './stories.examples.ts'
import { structuredDataExamples } from './structured-data.examples.ts'
import { teamListingExamples } from './team-listing.examples.ts'
import { testimonialsSliderExamples } from './testimonials-slider.examples.ts'
import { timelineExamples } from './timeline.examples.ts'
import { twoColumnSectionExamples } from './two-column-section.examples.ts'

/** Examples of the product's own blocks, without those of extensions; the gallery of every brand shows them. */
export const coreExamples = {
  'alternating-panel': alternatingPanelExamples,
  awards: awardsExamples,
  banner: bannerExamples,
  'card-grid': cardGridExamples,
  'consent-choices': consentChoicesExamples,
  'contact-form': contactFormExamples,
  'content-area': contentAreaExamples,
  'content-area-with-sidebar': contentAreaWithSidebarExamples,
  'call-to-action': callToActionExamples,
  'current-openings': currentOpeningsExamples,
  faqs: faqsExamples,
  'featured-testimonial': featuredTestimonialExamples,
  form: formBlockExamples,
  'full-width-video': fullWidthVideoExamples,
  'hero-banner': heroBannerExamples,
  'lead-form': leadFormExamples,
  'icon-grid': iconGridExamples,
  'image-banner': imageBannerExamples,
  'insights-slider': insightsSliderExamples,
  'structured-data': structuredDataExamples,
  locations: locationsExamples,
  'logo-grid': logoGridExamples,
  'partners-listing': partnersListingExamples,
  'pdf-reader': pdfReaderExamples,
  'assessment-tool': assessmentToolExamples,
  'product-block': productBlockExamples,
  'resources-centre': resourcesCentreExamples,
  'search-results': searchResultsExamples,
  sitemap: sitemapExamples,
  'solutions-block': solutionsBlockExamples,
  'stats-grid': statsGridExamples,
  stories: storiesExamples,
  'team-listing': teamListingExamples,
  'testimonials-slider': testimonialsSliderExamples,
  timeline: timelineExamples,
  redirect: redirectExamples,
  'loading-placeholder': loadingPlaceholderExamples,
  'two-column-section': twoColumnSectionExamples,
  'background-image-section': backgroundImageSectionExamples,
  'figure-chart': figureChartExamples,
  'pull-quote': pullQuoteExamples,
  'margin-figure': marginFigureExamples,
  notes: notesExamples,
} as const satisfies Partial<Record<BlockType, Examples>>

/** Examples of every block, for the gallery and the tests; no page needs them. */
export const allExamples = Object.assign(
  {},
  coreExamples,
  ...extensions.map(({ examples }) => examples),
) as typeof coreExamples & Readonly<Record<BlockType, Examples>>
