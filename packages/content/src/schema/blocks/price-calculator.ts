import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { number } from '../fields/number.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'

const seatPrice = (label: string) => required(number({ label, help: 'For a seat and a month.' }))

export const priceBand = defineItem('price-band', {
  label: 'Price band',
  fields: {
    from: required(number({ label: 'From how many seats' })),
    planner: seatPrice('Planner'),
    contributor: seatPrice('Contributor'),
  },
})

/** A price list that visitors can put their own numbers into. */
export const priceCalculator = defineBlock('price-calculator', {
  label: 'Price calculator',
  group: 'product',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    currency: required(
      text({ label: 'Sign of the currency', help: 'Such as £.', searched: false }),
    ),
    bands: required(items({ label: 'Price bands', of: priceBand })),
    yearly_rise: number({
      label: 'Rise a year',
      help: 'In percent. The most by which the price of a seat may rise at a renewal.',
    }),
    implementation_days: number({ label: 'Days of implementation' }),
    implementation_day_price: number({ label: 'Price of a day of implementation' }),
    assumptions: richText({
      label: 'Assumptions',
      help: 'What the prices include, and what they leave out.',
    }),
    theme,
    editable,
  },
})

export type PriceBand = PriceCalculator['bands'][number]
export type PriceCalculator = BlockOf<typeof priceCalculator>
