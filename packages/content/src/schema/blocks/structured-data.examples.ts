import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

export const structuredDataExamples = {
  usual: {
    component: 'structured-data',
    _uid: 'structured-data-usual',
    code: JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: 'Exemplar',
      openingHours: 'Mo-Fr 08:00-18:00',
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
} satisfies Examples
