import { embedAddress } from '../fields/embed-address.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'

/** An embedded list of open positions (EMBED-1). */
export const currentOpenings = defineBlock('current-openings', {
  label: 'Current openings',
  group: 'company',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    url: embedAddress({
      label: 'Address of the tool',
      help: 'On the host of embedded tools; {host} stands for it, as in //{host}/openings.',
    }),
    theme,
    editable,
  },
})
