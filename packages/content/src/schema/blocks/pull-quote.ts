import { required } from '../fields/field.ts'
import { text, textarea } from '../fields/text.ts'
import { defineBlock } from './block.ts'
import { themeAndEditable } from './block-settings.ts'

export const pullQuote = defineBlock('pull-quote', {
  label: 'Pull quote',
  group: 'text',
  fields: {
    quote: required(textarea({ label: 'Quote', help: 'Without quotation marks.' })),
    name: text({ label: 'Name' }),
    position: text({ label: 'Position' }),
    ...themeAndEditable,
  },
})
