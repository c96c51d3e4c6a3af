import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'

/** Lets visitors decide what may be stored in their browser, and change their minds. */
export const consentChoices = defineBlock('consent-choices', {
  label: 'Cookie choices',
  group: 'background',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    theme,
    editable,
  },
})
