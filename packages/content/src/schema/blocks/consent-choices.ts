import { defineBlock } from './block.ts'
import { headingAndText, themeAndEditable } from './block-settings.ts'

/** Lets visitors decide what may be stored in their browser, and change their minds. */
export const consentChoices = defineBlock('consent-choices', {
  label: 'Cookie choices',
  group: 'background',
  fields: {
    ...headingAndText,
    ...themeAndEditable,
  },
})
