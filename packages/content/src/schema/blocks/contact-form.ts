import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { form } from './form-embed.ts'

export const contactForm = defineBlock('contact-form', {
  label: 'Contact form',
  group: 'ask',
  isTool: true,
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    form,
    theme,
    editable,
  },
})
