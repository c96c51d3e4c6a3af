import type { ReactNode } from 'react'
import { type BlockViewProps, viewWithData } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { ArticleCard } from '../../ui/article-card/article-card.tsx'
import type { Card } from '../../ui/article-card/card.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Links } from '../../ui/links/links.tsx'
import { loadInsights } from './insights-slider.load.ts'

export const insightsSliderView = viewWithData<'insights-slider', readonly Card[]>(
  InsightsSliderView,
  loadInsights,
)

/** Recent resources on the page's topics (BLOCK-6). With none of them its links still show, and without links nothing. */
function InsightsSliderView(props: BlockViewProps<'insights-slider', readonly Card[]>): ReactNode {
  const { block, data: cards, headingLevel } = props
  const { sliders } = usePage().messages
  if (cards.length === 0 && block.links.length === 0) return null
  const cardLevel = block.heading === undefined ? 2 : 3
  return (
    <div className="container">
      <BlockHead {...block} level={headingLevel} />
      {cards.length > 0 && (
        <Carousel
          label={block.heading ?? sliders.insights}
          slides={cards.map((card) => ({
            uid: card.uuid,
            content: <ArticleCard card={card} headingLevel={cardLevel} />,
          }))}
        />
      )}
      {block.links.length > 0 && (
        <div className="insights-slider-links">
          <Links links={block.links} />
        </div>
      )}
    </div>
  )
}
