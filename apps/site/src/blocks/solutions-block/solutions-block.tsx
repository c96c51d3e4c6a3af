import type { SolutionsCard } from '@prospectus/content/schema/blocks/solutions-block'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { elementId } from '../../rendering/element-id.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { DrawingView, useDrawingFinder } from '../../ui/drawing/drawing.tsx'
import { Links } from '../../ui/links/links.tsx'
import { OwnChart } from '../../ui/own-chart/own-chart.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'

export const solutionsBlockView = view<'solutions-block'>(SolutionsBlockView)

/** Solutions in uneven pairs, each with its picture, chart or drawing (BLOCK-2, DATA-10). */
function SolutionsBlockView({ block, headingLevel }: BlockViewProps<'solutions-block'>) {
  return (
    <div className="container">
      <BlockHead {...block} level={headingLevel} />
      <ul className="solutions-block-cards twelve-columns">
        {block.cards.map((card) => (
          <li key={card.uid} className="solutions-block-card">
            <Solution card={card} level={block.heading === undefined ? 2 : 3} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Solution({ card, level }: { readonly card: SolutionsCard; readonly level: 2 | 3 }) {
  const { image, chart, label, heading, description, links } = card
  const drawing = useDrawingFinder()(card.graphic)
  const Heading = `h${level}` as const
  return (
    <>
      {image !== undefined && (
        <div className="solutions-block-picture">
          <Picture asset={image} aspect="16/10" sizes="(min-width: 64rem) 58vw, 100vw" />
        </div>
      )}
      {image === undefined && (chart.length > 0 || drawing !== undefined) && (
        <div className="solutions-block-drawn">
          <OwnChart chart={chart} />
          {chart.length === 0 && drawing !== undefined && (
            <DrawingView drawing={drawing} id={elementId('figure', card.uid)} />
          )}
        </div>
      )}
      <div className="solutions-block-words">
        {label !== undefined && <p className="solutions-block-label small-label">{label}</p>}
        <Heading className="solutions-block-heading">{heading}</Heading>
        <RichTextView content={description} size="short" />
        <Links links={links} />
      </div>
    </>
  )
}
