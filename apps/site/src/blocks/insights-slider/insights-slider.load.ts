import { MAXIMUM_INSIGHTS, selectInsights } from '@prospectus/content/index/resources/selection'
import type { InsightsSlider } from '@prospectus/content/schema/blocks/insights-slider'
import type { PageView } from '../../rendering/page-view.ts'
import { newestResources } from '../../rendering/published-stories.ts'
import type { Card } from '../../ui/article-card/card.ts'
import { cardsOf } from '../../ui/article-card/cards-of.ts'

/** The cards of an insights slider (BLOCK-6, LANG-2); none when the page's section has none either. */
export function loadInsights(block: InsightsSlider, page: PageView): readonly Card[] {
  const { themes, industries } = block
  const { uuid = '', section = '' } = page.story ?? {}
  const current = { uuid, section, lang: page.lang }
  // One theme and industry at a time, requesting one more than is shown, because the page itself may be among
  // them.
  const filters = each(themes).flatMap((theme) =>
    each(industries).map((industry) => ({ theme, industry })),
  )
  const ofSection = section === '' ? [] : [{ type: section }]
  const candidates = newestResources([...filters, ...ofSection], MAXIMUM_INSIGHTS + 1, page)
  return cardsOf(selectInsights(candidates, current, { themes, industries }), page)
}

/** Each of the wanted values, or undefined once if there are none. */
function each(values: readonly string[]): readonly (string | undefined)[] {
  return values.length === 0 ? [undefined] : values
}
