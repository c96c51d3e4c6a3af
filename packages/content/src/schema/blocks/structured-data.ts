import { jsonLd } from '../fields/text.ts'
import { defineBlock } from './block.ts'
import { editable } from './block-settings.ts'

/** A JSON-LD document for search engines; visitors do not see it (BLOCK-8). */
export const structuredData = defineBlock('structured-data', {
  label: 'Structured data (JSON-LD)',
  group: 'background',
  fields: {
    code: jsonLd({ label: 'Code', help: 'JSON that contains @context or @type.' }),
    editable,
  },
})
