import type { HeroBanner } from '@prospectus/content/schema/blocks/hero-banner'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { elementId } from '../../rendering/element-id.ts'
import type { Drawing } from '../../rendering/extension.ts'
import { type PageView, usePage } from '../../rendering/page-view.ts'
import { DrawingView, useDrawingFinder } from '../../ui/drawing/drawing.tsx'
import { Links } from '../../ui/links/links.tsx'
import { Media } from '../../ui/media/media.tsx'
import { OwnChart } from '../../ui/own-chart/own-chart.tsx'
import { ProductWindow } from '../../ui/product-window/product-window.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'
import { withNonBreakingNumbersAndCompounds } from '../../ui/typography/no-breaks.tsx'

export const heroBannerView = view<'hero-banner'>(HeroBannerView, { titlesPage: true })

/** The opening of a page, with its title beside or over a drawing or picture. */
function HeroBannerView({ block, headingLevel }: BlockViewProps<'hero-banner'>) {
  const Heading = `h${headingLevel}` as const
  const page = usePage()
  const findDrawing = useDrawingFinder()
  const drawing =
    findDrawing(block.graphic) ?? (headingLevel === 1 ? findDrawing(pageGraphic(page)) : undefined)
  const figureLayout = figureLayoutOf(block, drawing, page)
  const side = block.direction ?? 'right'
  return (
    <div
      className={`hero-banner-stage twelve-columns container hero-banner-${figureLayout} hero-banner-${side}`}
    >
      <div className="hero-banner-words">
        {block.label !== undefined && <p className="eyebrow">{block.label}</p>}
        <Heading className="hero-banner-heading">
          {withNonBreakingNumbersAndCompounds(block.heading)}
        </Heading>
        <div className="hero-banner-lede">
          <RichTextView content={block.description} size="short" />
          <Links links={block.links} />
        </div>
      </div>
      {figureLayout !== 'nothing' && (
        <div className="hero-banner-figure">
          <HeroFigure block={block} drawing={drawing} />
        </div>
      )}
    </div>
  )
}

/** Name of the page's header drawing, for a hero at the top (DATA-2). */
function pageGraphic({ story }: PageView): string | undefined {
  const content = story?.content
  return content?.kind === 'page' ? content.graphic : undefined
}

/**
 * The layout of the figure, which shows the video if there is one, else the image, the block's chart or the drawing
 * (BLOCK-2a).
 */
function figureLayoutOf(
  block: HeroBanner,
  drawing: Drawing | undefined,
  page: PageView,
): 'media' | 'nothing' | 'overlap' | 'drawing' {
  if (block.video_url !== undefined || block.image !== undefined) return 'media'
  if (block.chart.length > 0) return 'drawing'
  if (drawing === undefined) return 'nothing'
  if (block.direction === 'left' || block.heading.length > MAX_OVERLAPPING_CHARACTERS) {
    return 'drawing'
  }
  return drawing.leavesCorner?.(page) ? 'overlap' : 'drawing'
}

/** A longer heading would cover the drawing. */
const MAX_OVERLAPPING_CHARACTERS = 100

function HeroFigure(props: { readonly block: HeroBanner; readonly drawing: Drawing | undefined }) {
  const { block, drawing } = props
  if (block.video_url === undefined && block.image === undefined) {
    if (block.chart.length > 0) return <OwnChart chart={block.chart} />
    if (drawing !== undefined) {
      const view = <DrawingView drawing={drawing} id={elementId('figure', block.uid)} />
      return block.isMockup ? <ProductWindow screen={drawing.screen}>{view}</ProductWindow> : view
    }
  }
  return (
    <Media
      image={block.image}
      video={block.video_url}
      title={block.heading}
      isUncropped={block.contain}
      isMockup={block.isMockup}
      isUi={block.isUi}
      aspect="4/3"
      sizes="(min-width: 64rem) 55vw, 100vw"
    />
  )
}
