import { jsonLd } from '../fields/text.ts'
import { defineBlock } from './block.ts'
import { editable } from './block-settings.ts'

/** JSON-LD for search engines, invisible to visitors (BLOCK-8). */
export const structuredData = defineBlock('structured-data', {
  label: 'Structured data (JSON-LD)',
  group: 'background',
  fields: {
    code: jsonLd({ label: 'Code', help: 'JSON that contains @context or @type.' }),
    editable,
  },
})
