import { required } from '../fields/field.ts'
import { flag } from '../fields/flag.ts'
import { richText } from '../fields/rich-text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { heading, themeAndEditable } from './block-settings.ts'

/** Running text, with a contents list on request (BLOCK-7). */
export const contentArea = defineBlock('content-area', {
  label: 'Content area',
  group: 'text',
  fields: {
    heading,
    body: required(richText({ label: 'Text' })),
    show_contents: flag({
      label: 'Show contents list',
      help: 'Lists the headings of the text beside it.',
    }),
    ...themeAndEditable,
  },
})

export type ContentArea = BlockOf<typeof contentArea>
