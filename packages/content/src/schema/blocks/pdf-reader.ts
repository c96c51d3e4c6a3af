import { file } from '../fields/asset.ts'
import { defineBlock } from './block.ts'
import { heading, themeAndEditable } from './block-settings.ts'

/** PDF that opens on the page (BLOCK-9). */
export const pdfReader = defineBlock('pdf-reader', {
  label: 'PDF reader',
  group: 'text',
  fields: {
    heading,
    file: file({
      kind: 'texts',
      label: 'PDF',
      help: 'If there is no file, a notice is shown instead.',
    }),
    ...themeAndEditable,
  },
})
