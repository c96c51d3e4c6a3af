import { type BlockOf, defineBlock } from '@prospectus/content/schema/blocks/block'
import { themeAndEditable } from '@prospectus/content/schema/blocks/block-settings'
import { required } from '@prospectus/content/schema/fields/field'
import { defineItem, items } from '@prospectus/content/schema/fields/items'
import { number } from '@prospectus/content/schema/fields/number'
import { richText } from '@prospectus/content/schema/fields/rich-text'
import { text } from '@prospectus/content/schema/fields/text'

const seatPrice = (label: string) => required(number({ label, help: 'Per seat and month.' }))

export const priceBand = defineItem('price-band', {
  label: 'Price band',
  fields: {
    from: required(number({ label: 'Minimum number of seats' })),
    planner: seatPrice('Planner'),
    contributor: seatPrice('Contributor'),
  },
})

/** Price list that visitors can try with their own numbers. */
export const priceCalculator = defineBlock('price-calculator', {
  label: 'Price calculator',
  group: 'product',
  isTool: true,
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    currency: required(text({ label: 'Currency symbol', help: 'Such as £.', isSearchable: false })),
    bands: required(items({ label: 'Price bands', of: priceBand })),
    yearly_rise: number({
      label: 'Yearly increase',
      help: 'In percent. The maximum increase of the price of a seat at a renewal.',
    }),
    implementation_days: number({ label: 'Days of implementation' }),
    implementation_day_price: number({ label: 'Price of a day of implementation' }),
    assumptions: richText({
      label: 'Assumptions',
      help: 'What the prices include and exclude.',
    }),
    ...themeAndEditable,
  },
})

export type PriceBand = PriceCalculator['bands'][number]
export type PriceCalculator = BlockOf<typeof priceCalculator>
