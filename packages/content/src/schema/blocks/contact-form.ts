import { defineBlock } from './block.ts'
import { headingAndText, themeAndEditable } from './block-settings.ts'
import { form } from './form-embed.ts'

export const contactForm = defineBlock('contact-form', {
  label: 'Contact form',
  group: 'ask',
  isTool: true,
  fields: {
    ...headingAndText,
    form,
    ...themeAndEditable,
  },
})
