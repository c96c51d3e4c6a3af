import { expect, it } from 'vitest'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { priceFindings } from './prices.ts'

const bands = [
  { component: 'price-band', from: '25', planner: '58', contributor: '14' },
  { component: 'price-band', from: '100', planner: '49', contributor: '11' },
  { component: 'price-band', from: '500', planner: '41', contributor: '8' },
]

function found(fields: Readonly<Record<string, unknown>>): string[] {
  const calculator = {
    component: 'price-calculator',
    bands,
    yearly_rise: '6',
    implementation_days: '38',
    implementation_day_price: '1100',
    ...fields,
  }
  const content = { component: 'modules/page', body: [calculator] }
  return priceFindings({
    stories: [{ full_slug: 'pricing', content }],
  } as object as LintedContent).map(({ message }) => message)
}

it('DATA a price calculator calculates with the prices of the canon', () => {
  expect(found({})).toEqual([])
  expect(found({ yearly_rise: '5' })[0]).toContain('+5%')
  expect(found({ bands: bands.slice(1) })).toHaveLength(1)
  expect(found({ implementation_day_price: '' })).toHaveLength(1)
})
