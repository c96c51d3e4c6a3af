import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { contain, editable, isProductBanner, links, theme } from './block-settings.ts'

export const banner = defineBlock('banner', {
  label: 'Banner',
  group: 'openings',
  fields: {
    label: text({ label: 'Label', help: 'A few words above the heading.' }),
    heading: required(text({ label: 'Heading' })),
    description: richText({ label: 'Text' }),
    image: asset({ label: 'Image', crops: ['16/10'] }),
    links,
    isProductBanner,
    contain,
    theme,
    editable,
  },
})

export type Banner = BlockOf<typeof banner>
