import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { heading, introduction, links, themeAndEditable } from './block-settings.ts'
import { chart } from './chart.ts'
import { graphic } from './graphic.ts'

export const solutionsCard = defineItem('solutions-card', {
  label: 'Solution',
  fields: {
    ...introduction,
    heading: required(heading),
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
    ...introduction,
    cards: required(items({ label: 'Solutions', of: solutionsCard })),
    ...themeAndEditable,
  },
})

export type SolutionsCard = SolutionsBlock['cards'][number]
export type SolutionsBlock = BlockOf<typeof solutionsBlock>
