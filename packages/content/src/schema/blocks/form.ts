import { defineBlock } from './block.ts'
import { headingAndText, themeAndEditable } from './block-settings.ts'
import { form } from './form-embed.ts'

/** Any hosted form in the flow of a page (EMBED-3). */
export const formBlock = defineBlock('form', {
  label: 'Form',
  group: 'ask',
  fields: {
    ...headingAndText,
    form,
    ...themeAndEditable,
  },
})
