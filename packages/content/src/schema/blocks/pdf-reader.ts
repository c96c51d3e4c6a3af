import { file } from '../fields/asset.ts'
import { text } from '../fields/text.ts'
import { defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'

/** PDF that opens on the page (BLOCK-9). */
export const pdfReader = defineBlock('pdf-reader', {
  label: 'PDF reader',
  group: 'text',
  fields: {
    heading: text({ label: 'Heading' }),
    file: file({
      kind: 'texts',
      label: 'PDF',
      help: 'If there is no file, a notice is shown instead.',
    }),
    theme,
    editable,
  },
})
