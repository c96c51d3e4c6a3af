import { MAX_INSIGHTS, selectInsights } from '@prospectus/catalogue/resources/selection'
import type { InsightsSlider } from '@prospectus/content/schema/blocks/insights-slider'
import { type BlockViewProps, viewWithData } from '../../rendering/block-view.ts'
import { type PageView, usePage } from '../../rendering/page-view.ts'
import { newestResources } from '../../rendering/published-stories.ts'
import { ArticleCard } from '../../ui/article-card/article-card.tsx'
import type { Card } from '../../ui/article-card/card.ts'
import { cardsUpcomingFirst, createPastEventPredicate } from '../../ui/article-card/cards-of.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Links } from '../../ui/links/links.tsx'

export const insightsSliderView = viewWithData<'insights-slider', readonly Card[]>(
  InsightsSliderView,
  loadInsights,
)

/** Recent resources on the block's topics and industries (BLOCK-6). Renders nothing without resources and links. */
function InsightsSliderView(props: BlockViewProps<'insights-slider', readonly Card[]>) {
  const { block, data: cards, headingLevel } = props
  const { messages, today } = usePage()
  if (cards.length === 0 && block.links.length === 0) return null
  const cardLevel = block.heading === undefined ? 2 : 3
  return (
    <div className="container">
      <BlockHead {...block} level={headingLevel} />
      {cards.length > 0 && (
        <Carousel
          label={block.heading ?? messages.sliders.insights}
          slides={cards.map((card) => ({
            uid: card.uuid,
            content: (
              <ArticleCard
                card={card}
                headingLevel={cardLevel}
                today={today}
                messages={messages.cards}
              />
            ),
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

/** Cards of matching resources, else of the page's section (BLOCK-6, LANG-2). */
function loadInsights(block: InsightsSlider, page: PageView): readonly Card[] {
  const { themes, industries, maximum = MAX_INSIGHTS } = block
  const { uuid = '', section = '' } = page.story ?? {}
  const current = { uuid, section, lang: page.lang }
  const blockFilters = valuesOrUndefined(themes).flatMap((theme) =>
    valuesOrUndefined(industries).map((industry) => ({ theme, industry })),
  )
  const sectionFilters = section === '' ? [] : [{ type: section }]
  // Some are not selected: the page itself, and past events after the first.
  const candidates = newestResources([...blockFilters, ...sectionFilters], 3 * MAX_INSIGHTS, page)
  const insights = selectInsights(
    candidates,
    current,
    { themes, industries },
    createPastEventPredicate(page),
  )
  return cardsUpcomingFirst(insights.slice(0, Number(maximum)), page)
}

/** Returns the values to filter by, or a single undefined, which means no filter, if there are no values. */
function valuesOrUndefined(values: readonly string[]): readonly (string | undefined)[] {
  return values.length === 0 ? [undefined] : values
}
