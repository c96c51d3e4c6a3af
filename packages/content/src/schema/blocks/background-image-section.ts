import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { defineBlock } from './block.ts'
import { editable, links, theme } from './block-settings.ts'

export const backgroundImageSection = defineBlock('background-image-section', {
  label: 'Background image section',
  group: 'openings',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    image: required(asset({ label: 'Image', help: 'Shown behind the text.' })),
    links,
    theme,
    editable,
  },
})
