import type { BlockOrIssue } from '../context/nested-block.ts'
import { extensions } from '../extensions.ts'
import { alternatingPanel } from './alternating-panel.ts'
import { assessmentTool } from './assessment-tool.ts'
import { awards } from './awards.ts'
import { backgroundImageSection } from './background-image-section.ts'
import { banner } from './banner.ts'
import type { BlockOf, BlockSchema } from './block.ts'
import { callToAction } from './call-to-action.ts'
import { cardGrid } from './card-grid.ts'
import { consentChoices } from './consent-choices.ts'
import { contactForm } from './contact-form.ts'
import { contentArea } from './content-area.ts'
import { contentAreaWithSidebar } from './content-area-with-sidebar.ts'
import { currentOpenings } from './current-openings.ts'
import { faqs } from './faqs.ts'
import { featuredTestimonial } from './featured-testimonial.ts'
import { figureChart } from './figure-chart.ts'
import { formBlock } from './form.ts'
import { fullWidthVideo } from './full-width-video.ts'
import { heroBanner } from './hero-banner.ts'
import { iconGrid } from './icon-grid.ts'
import { imageBanner } from './image-banner.ts'
import { insightsSlider } from './insights-slider.ts'
import { leadForm } from './lead-form.ts'
import { loadingPlaceholder } from './loading-placeholder.ts'
import { locations } from './locations.ts'
import { logoGrid } from './logo-grid.ts'
import { marginFigure } from './margin-figure.ts'
import { notes } from './notes.ts'
import { partnersListing } from './partners-listing.ts'
import { pdfReader } from './pdf-reader.ts'
import { productBlock } from './product-block.ts'
import { pullQuote } from './pull-quote.ts'
import { redirect } from './redirect.ts'
import { resourcesCentre } from './resources-centre.ts'
import { searchResults } from './search-results.ts'
import { sitemap } from './sitemap.ts'
import { solutionsBlock } from './solutions-block.ts'
import { statsGrid } from './stats-grid.ts'
import { stories } from './stories.ts'
import { structuredData } from './structured-data.ts'
import { teamListing } from './team-listing.ts'
import { testimonialsSlider } from './testimonials-slider.ts'
import { timeline } from './timeline.ts'
import { twoColumnSection } from './two-column-section.ts'

/** The blocks of the product, by component name (BLOCK-2). */
const coreBlocks = {
  'alternating-panel': alternatingPanel,
  awards,
  banner,
  'card-grid': cardGrid,
  'consent-choices': consentChoices,
  'contact-form': contactForm,
  'content-area': contentArea,
  'content-area-with-sidebar': contentAreaWithSidebar,
  'call-to-action': callToAction,
  'current-openings': currentOpenings,
  faqs,
  'featured-testimonial': featuredTestimonial,
  form: formBlock,
  'full-width-video': fullWidthVideo,
  'hero-banner': heroBanner,
  'lead-form': leadForm,
  'icon-grid': iconGrid,
  'image-banner': imageBanner,
  'insights-slider': insightsSlider,
  'structured-data': structuredData,
  locations,
  'logo-grid': logoGrid,
  'partners-listing': partnersListing,
  'pdf-reader': pdfReader,
  'assessment-tool': assessmentTool,
  'product-block': productBlock,
  'resources-centre': resourcesCentre,
  'search-results': searchResults,
  sitemap,
  'solutions-block': solutionsBlock,
  'stats-grid': statsGrid,
  stories,
  'team-listing': teamListing,
  'testimonials-slider': testimonialsSlider,
  timeline,
  redirect,
  'loading-placeholder': loadingPlaceholder,
  'two-column-section': twoColumnSection,
  'background-image-section': backgroundImageSection,
  'figure-chart': figureChart,
  'pull-quote': pullQuote,
  'margin-figure': marginFigure,
  notes,
} as const satisfies Readonly<Record<string, BlockSchema>>

type CoreBlocks = typeof coreBlocks

export type CoreBlockType = keyof CoreBlocks

/** Types of all blocks; extensions add theirs by declaration merging. */
export interface BlockSchemas extends CoreBlocks {}

/** All blocks (BLOCK-2), the source of everything about them; extensions' blocks come last. */
export const allBlocks = Object.assign(
  {},
  coreBlocks,
  ...extensions.map(({ blocks }) => blocks),
) as { readonly [S in BlockType]: BlockSchemas[S] }

export type BlockType = keyof BlockSchemas

export type Block = { [S in BlockType]: BlockOf<BlockSchemas[S]> }[BlockType]

export type BlockOfType<S extends BlockType> = Extract<Block, { readonly component: S }>

/** Component names of all blocks, in the order in which the gallery shows them. */
export const blockTypes = Object.keys(allBlocks) as readonly BlockType[]

export function isBlockType(component: string): component is BlockType {
  return Object.hasOwn(allBlocks, component)
}

/** Narrows a block to its schema's type; false for an issue. */
export function isBlock(block: BlockOrIssue): block is Block {
  return block.kind === 'block' && isBlockType(block.component)
}

/** Component names of tools, which links can lead to (BLOCK-10). */
export const toolBlockTypes: readonly string[] = Object.values<BlockSchema>(allBlocks)
  .filter(({ isTool }) => isTool)
  .map(({ component }) => component)

export function isToolBlock(component: string): boolean {
  return toolBlockTypes.includes(component)
}
