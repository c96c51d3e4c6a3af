import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { objectsIn } from '../../../tools/content/lint/walk.ts'
import { maxYearlyRise, offers, priceBands } from '../canon/offers.ts'

/** Price calculators use the prices of the canon. */
export function priceFindings({ stories }: LintedContent): Finding[] {
  return stories.flatMap(({ full_slug, content }) =>
    partsOf(content, 'price-calculator').flatMap((block) => {
      const prices = pricesOf(block)
      return prices === CANON
        ? []
        : [{ story: full_slug, path: 'content.body', message: `prices ${prices}, not ${CANON}` }]
    }),
  )
}

const { ourDays, dayPrice } = offers.implementation
const CANON = [
  ...priceBands.map(({ from, planner, contributor }) => `${from}: ${planner}/${contributor}`),
  `+${maxYearlyRise}%`,
  `${ourDays} × ${dayPrice}`,
].join(', ')

function pricesOf(block: Readonly<Record<string, unknown>>): string {
  const bands = partsOf(block.bands, 'price-band')
  return [
    ...bands.map(({ from, planner, contributor }) => `${from}: ${planner}/${contributor}`),
    `+${block.yearly_rise}%`,
    `${block.implementation_days} × ${block.implementation_day_price}`,
  ].join(', ')
}

function partsOf(value: unknown, component: string): Readonly<Record<string, unknown>>[] {
  return [...objectsIn(value)]
    .map(({ value: part }) => part)
    .filter((part) => part.component === component)
}
