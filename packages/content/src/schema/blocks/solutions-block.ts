import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, links, theme } from './block-settings.ts'
import { graphic } from './graphic.ts'
import { chart } from './own-chart.ts'

export const solutionsCard = defineItem('solutions-card', {
  label: 'Solution',
  fields: {
    label: text({ label: 'Label', help: 'A few words above the heading.' }),
    heading: required(text({ label: 'Heading' })),
    description: richText({ label: 'Text' }),
    links,
    image: asset({ label: 'Image', crops: ['16/10'] }),
    graphic,
    chart,
  },
})

export const solutionsBlock = defineBlock('solutions-block', {
  label: 'Solutions block',
  group: 'product',
  fields: {
    label: text({ label: 'Label', help: 'A few words above the heading.' }),
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    cards: required(items({ label: 'Solutions', of: solutionsCard })),
    theme,
    editable,
  },
})

export type SolutionsCard = SolutionsBlock['cards'][number]
export type SolutionsBlock = BlockOf<typeof solutionsBlock>
