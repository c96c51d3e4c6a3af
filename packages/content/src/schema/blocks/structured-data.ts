import { required } from '../fields/field.ts'
import { textarea } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable } from './block-settings.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

/** A JSON-LD document for search engines; visitors see nothing of it (BLOCK-8). */
export const structuredData = defineBlock('structured-data', {
  label: 'Structured data (JSON-LD)',
  fields: {
    code: required(textarea({ label: 'Code', help: 'JSON that contains @context or @type.' })),
    editable,
  },
  examples: {
    usual: {
      component: 'structured-data',
      _uid: 'structured-data-usual',
      code: JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'SoftwareApplication',
        name: 'Corvane',
        applicationCategory: 'BusinessApplication',
      }),
    },
    invalid: {
      component: 'structured-data',
      _uid: 'structured-data-invalid',
      code: '{ "@type": "Organization", }',
    },
    least: {
      component: 'structured-data',
      _uid: 'structured-data-least',
      code: '{"@type":"Thing"}',
    },
    most: {
      component: 'structured-data',
      _uid: 'structured-data-most',
      code: JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': Array.from({ length: 40 }, (_, index) => ({
          '@type': 'Question',
          name: `Question ${index + 1}`,
          acceptedAnswer: { '@type': 'Answer', text: `Answer ${index + 1}` },
        })),
      }),
      editable: false,
    },
    hostile: {
      component: 'structured-data',
      _uid: 'structured-data-hostile',
      code: JSON.stringify({
        '@type': longWord,
        name: `${markupInText}</script><!--`,
        [longHeading]: 1,
      }),
    },
  },
})

export type StructuredData = BlockOf<typeof structuredData>
