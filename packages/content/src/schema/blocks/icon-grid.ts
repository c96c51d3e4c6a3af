import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { columns, description, introduction, themeAndEditable } from './block-settings.ts'
import { icon } from './icon.ts'

export const iconEntry = defineItem('icon-entry', {
  label: 'Entry with icon',
  fields: {
    icon: icon(),
    heading: required(text({ label: 'Heading' })),
    description,
  },
})

export const iconGrid = defineBlock('icon-grid', {
  label: 'Icon grid',
  group: 'product',
  fields: {
    ...introduction,
    columns,
    entries: required(items({ label: 'Entries', of: iconEntry })),
    ...themeAndEditable,
  },
})

export type IconEntry = IconGrid['entries'][number]
export type IconGrid = BlockOf<typeof iconGrid>
