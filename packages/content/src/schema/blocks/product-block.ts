import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import {
  contain,
  description,
  introduction,
  isMockup,
  links,
  themeAndEditable,
} from './block-settings.ts'
import { chart } from './chart.ts'
import { graphic } from './graphic.ts'

export const product = defineItem('product', {
  label: 'Product',
  fields: {
    logo: asset({ label: 'Logo' }),
    heading: required(text({ label: 'Name' })),
    description,
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
    ...introduction,
    products: required(items({ label: 'Products', of: product })),
    isMockup,
    contain,
    ...themeAndEditable,
  },
})

export type Product = ProductBlock['products'][number]
export type ProductBlock = BlockOf<typeof productBlock>
