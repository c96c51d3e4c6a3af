import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { multilink } from '../fields/multilink.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { columns, description, introduction, themeAndEditable } from './block-settings.ts'
import { icon } from './icon.ts'

export const card = defineItem('card', {
  label: 'Card',
  fields: {
    icon: icon(),
    heading: required(text({ label: 'Heading' })),
    description,
    image: asset({
      label: 'Picture',
      help: 'Replaces the icon. With the icon “play” it has a play key.',
      crops: ['16/9'],
    }),
    duration: text({
      label: 'Duration',
      help: 'Shown under the picture, such as 32 min.',
      isSearchable: false,
    }),
    link: multilink({ label: 'Link' }),
  },
})

export const cardGrid = defineBlock('card-grid', {
  label: 'Card grid',
  group: 'product',
  fields: {
    ...introduction,
    columns,
    cards: required(items({ label: 'Cards', of: card })),
    ...themeAndEditable,
  },
})

export type GridCard = CardGrid['cards'][number]
export type CardGrid = BlockOf<typeof cardGrid>
