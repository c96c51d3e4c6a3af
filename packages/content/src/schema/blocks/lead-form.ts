import { defineBlock } from './block.ts'
import { introduction, themeAndEditable } from './block-settings.ts'
import { form } from './form-embed.ts'

/** Form of a campaign or demo page (EMBED-3). */
export const leadForm = defineBlock('lead-form', {
  label: 'Lead form',
  group: 'ask',
  isTool: true,
  fields: {
    ...introduction,
    form,
    ...themeAndEditable,
  },
})
