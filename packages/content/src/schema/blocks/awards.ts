import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { multilink } from '../fields/multilink.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { introduction, themeAndEditable } from './block-settings.ts'

export const award = defineItem('award', {
  label: 'Award',
  fields: {
    heading: required(text({ label: 'Award' })),
    year: text({ label: 'Year' }),
    image: asset({ label: 'Badge' }),
    link: multilink({ label: 'Link', help: 'Where the award is announced.' }),
  },
})

export const awards = defineBlock('awards', {
  label: 'Awards',
  group: 'trust',
  fields: {
    ...introduction,
    awards: items({ label: 'Awards', of: award }),
    ...themeAndEditable,
  },
})

export type Award = Awards['awards'][number]
export type Awards = BlockOf<typeof awards>
