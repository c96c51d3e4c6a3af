import { embedAddress } from '../fields/embed-address.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'

/** An embedded self-assessment (EMBED-1). */
export const assessmentTool = defineBlock('assessment-tool', {
  label: 'Assessment tool',
  group: 'ask',
  isTool: true,
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    url: embedAddress({
      label: 'Address of the tool',
      help: 'On the host of embedded tools; {host} stands for it, as in //{host}/assessment/readiness.',
    }),
    theme,
    editable,
  },
})
