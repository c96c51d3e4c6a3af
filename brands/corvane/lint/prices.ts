import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { objectsIn } from '../../../tools/content/lint/walk.ts'
import { maxYearlyRise, offers, priceBands } from '../canon/offers.ts'

/** Finds price calculators whose prices differ from the canon. */
export function priceFindings({ stories }: LintedContent): Finding[] {
  return stories.flatMap(({ full_slug, content }) =>
    objectsOf(content, 'price-calculator').flatMap((block) => {
      const prices = pricesOf(block)
      return prices === CANON_PRICES
        ? []
        : [
            {
              story: full_slug,
              path: 'content.body',
              message: `the prices are ${prices}; the canon says ${CANON_PRICES}`,
            },
          ]
    }),
  )
}

const { ourDays, dayPrice } = offers.implementation
const CANON_PRICES = [
  ...priceBands.map(({ from, planner, contributor }) => `${from}: ${planner}/${contributor}`),
  `+${maxYearlyRise}%`,
  `${ourDays} × ${dayPrice}`,
].join(', ')

function pricesOf(block: Readonly<Record<string, unknown>>): string {
  const bands = objectsOf(block.bands, 'price-band')
  return [
    ...bands.map(({ from, planner, contributor }) => `${from}: ${planner}/${contributor}`),
    `+${block.yearly_rise}%`,
    `${block.implementation_days} × ${block.implementation_day_price}`,
  ].join(', ')
}

function objectsOf(value: unknown, component: string): Readonly<Record<string, unknown>>[] {
  return [...objectsIn(value)]
    .map(({ value: part }) => part)
    .filter((part) => part.component === component)
}
