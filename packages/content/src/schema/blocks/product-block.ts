import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { contain, editable, isMockup, links, theme } from './block-settings.ts'
import { graphic } from './graphic.ts'
import { chart } from './own-chart.ts'

export const product = defineItem('product', {
  label: 'Product',
  fields: {
    logo: asset({ label: 'Logo' }),
    heading: required(text({ label: 'Name' })),
    description: richText({ label: 'Text' }),
    links,
    image: asset({ label: 'Image', crops: ['3/2'] }),
    graphic,
    chart,
  },
})

export const productBlock = defineBlock('product-block', {
  label: 'Product block',
  group: 'product',
  fields: {
    label: text({ label: 'Label', help: 'A few words above the heading.' }),
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    products: required(items({ label: 'Products', of: product })),
    isMockup,
    contain,
    theme,
    editable,
  },
})

export type Product = ProductBlock['products'][number]
export type ProductBlock = BlockOf<typeof productBlock>
