import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { defineBlock } from './block.ts'
import { editable, isUi, links, theme } from './block-settings.ts'
import { graphic } from './graphic.ts'

export const callToAction = defineBlock('call-to-action', {
  label: 'Call to action',
  group: 'ask',
  fields: {
    label: text({ label: 'Label', help: 'A few words above the heading.' }),
    heading: required(text({ label: 'Heading' })),
    description: richText({ label: 'Text' }),
    links,
    image: asset({ label: 'Image', crops: ['16/10'] }),
    graphic,
    isUi,
    theme,
    editable,
  },
})
