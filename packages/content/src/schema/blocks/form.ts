import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { form } from './form-embed.ts'

/** Any hosted form in the flow of a page (EMBED-3). */
export const formBlock = defineBlock('form', {
  label: 'Form',
  group: 'ask',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    form,
    theme,
    editable,
  },
})
