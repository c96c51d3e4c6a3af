import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { elementId } from '../../rendering/element-id.ts'
import { useDrawingFinder } from '../../ui/drawing/drawing.tsx'
import { Links } from '../../ui/links/links.tsx'
import { Media } from '../../ui/media/media.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'
import { withNonBreakingNumbersAndCompounds } from '../../ui/typography/no-breaks.tsx'

export const alternatingPanelView = view<'alternating-panel'>(AlternatingPanelView, {
  titlesPage: true,
})

/** Text beside a picture, video, chart or drawing; pictures hang over the edge of the grid (BLOCK-2a). */
function AlternatingPanelView(props: BlockViewProps<'alternating-panel'>) {
  const { block, headingLevel } = props
  const Heading = `h${headingLevel}` as const
  const drawing = useDrawingFinder()(block.graphic)
  const hasMedia =
    block.image !== undefined ||
    block.video_url !== undefined ||
    block.chart.length > 0 ||
    drawing !== undefined
  const layout = hasMedia ? (block.direction ?? 'auto') : 'alone'
  return (
    <div className={`alternating-panel-grid twelve-columns container alternating-panel-${layout}`}>
      <div className="alternating-panel-words">
        {block.label !== undefined && <p className="eyebrow">{block.label}</p>}
        <Heading className="alternating-panel-heading">
          {withNonBreakingNumbersAndCompounds(block.heading)}
        </Heading>
        <div className="alternating-panel-text">
          <RichTextView content={block.description} size="short" />
          <Links links={block.links} />
        </div>
      </div>
      {hasMedia && (
        <div className="alternating-panel-media">
          <Media
            image={block.image}
            video={block.video_url}
            title={block.heading}
            drawing={drawing}
            chart={block.chart}
            id={elementId('figure', block.uid)}
            isUncropped={block.contain}
            isMockup={block.isMockup}
            isUi={block.isUi}
            aspect="3/2"
            sizes="(min-width: 64rem) 55vw, 100vw"
          />
        </div>
      )}
    </div>
  )
}
