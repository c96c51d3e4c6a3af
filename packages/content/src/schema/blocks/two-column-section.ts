import { required } from '../fields/field.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { defineBlock } from './block.ts'
import { direction, editable, theme } from './block-settings.ts'
import { form } from './form-embed.ts'

export const twoColumnSection = defineBlock('two-column-section', {
  label: 'Two-column section',
  group: 'text',
  fields: {
    heading: text({ label: 'Heading' }),
    body: required(richText({ label: 'Text' })),
    form,
    direction,
    theme,
    editable,
  },
})
