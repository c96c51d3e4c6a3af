import { labelsOf } from '@prospectus/content/index/resources/labels'
import { MAXIMUM_INSIGHTS, selectInsights } from '@prospectus/content/index/resources/selection'
import type { Entry } from '@prospectus/content/index/rows/entry'
import { sortNewestFirst } from '@prospectus/content/index/rows/order'
import type { InsightsSlider } from '@prospectus/content/schema/blocks/insights-slider'
import type { PageView } from '../../rendering/page-view.ts'
import type { Card } from '../../ui/article-card/card.ts'
import { cardOf } from '../../ui/article-card/card-of-entry.ts'

/** The cards of an insights slider (BLOCK-6, LANG-2); none when not even the page's section has any. */
export function loadInsights(block: InsightsSlider, page: PageView): readonly Card[] {
  const { themes, industries } = block
  const { uuid = '', section = '' } = page.story ?? {}
  const current = { uuid, section, lang: page.lang }
  const chosen = selectInsights(nearest(block, page, section), current, { themes, industries })
  const labels = labelsOf(page.snapshot.datasources['resource-type'], page.lang)
  return chosen.map((entry) => cardOf(entry, page, labels.get(entry.section)))
}

/** Enough of the newest that may be chosen: the catalogue is asked for one theme and industry at a time. */
function nearest(block: InsightsSlider, { snapshot, lang }: PageView, section: string): Entry[] {
  const query = { lang, offset: 0, limit: MAXIMUM_INSIGHTS + 1 }
  const lists = each(block.themes).flatMap((theme) =>
    each(block.industries).map((industry) => snapshot.resources({ ...query, theme, industry })),
  )
  if (section !== '') lists.push(snapshot.resources({ ...query, type: section }))
  return sortNewestFirst([...new Set(lists.flatMap(({ entries }) => entries))])
}

/** Each of the wanted values, or once without any. */
function each(values: readonly string[]): readonly (string | undefined)[] {
  return values.length === 0 ? [undefined] : values
}
