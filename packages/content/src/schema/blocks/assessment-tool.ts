import { embedAddress } from '../fields/embed-address.ts'
import { defineBlock } from './block.ts'
import { headingAndText, themeAndEditable } from './block-settings.ts'

/** An embedded self-assessment (EMBED-1). */
export const assessmentTool = defineBlock('assessment-tool', {
  label: 'Assessment tool',
  group: 'ask',
  isTool: true,
  fields: {
    ...headingAndText,
    url: embedAddress({
      label: 'Address of the tool',
      help: 'On the host of embedded tools; {host} stands for it, as in //{host}/assessment/readiness.',
    }),
    ...themeAndEditable,
  },
})
