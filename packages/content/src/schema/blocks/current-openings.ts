import { embedAddress } from '../fields/embed-address.ts'
import { defineBlock } from './block.ts'
import { headingAndText, themeAndEditable } from './block-settings.ts'

/** An embedded list of open positions (EMBED-1). */
export const currentOpenings = defineBlock('current-openings', {
  label: 'Current openings',
  group: 'company',
  fields: {
    ...headingAndText,
    url: embedAddress({
      label: 'Address of the tool',
      help: 'On the host of embedded tools; {host} stands for it, as in //{host}/openings.',
    }),
    ...themeAndEditable,
  },
})
