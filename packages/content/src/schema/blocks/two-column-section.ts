import { required } from '../fields/field.ts'
import { richText } from '../fields/rich-text.ts'
import { defineBlock } from './block.ts'
import { direction, heading, themeAndEditable } from './block-settings.ts'
import { form } from './form-embed.ts'

export const twoColumnSection = defineBlock('two-column-section', {
  label: 'Two-column section',
  group: 'text',
  fields: {
    heading,
    body: required(richText({ label: 'Text' })),
    form,
    direction,
    ...themeAndEditable,
  },
})
