import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { form } from './form-embed.ts'

/** Form of a campaign or demo page (EMBED-3). */
export const leadForm = defineBlock('lead-form', {
  label: 'Lead form',
  group: 'ask',
  isTool: true,
  fields: {
    label: text({ label: 'Label', help: 'A few words above the heading.' }),
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    form,
    theme,
    editable,
  },
})
