import { defineBlock } from './block.ts'
import { editable, headingAndText, theme } from './block-settings.ts'
import { form } from './form-embed.ts'

export const contactForm = defineBlock('contact-form', {
  label: 'Contact form',
  group: 'ask',
  isTool: true,
  fields: {
    ...headingAndText,
    form,
    theme,
    editable,
  },
})
