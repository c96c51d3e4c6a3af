import { webLink } from './example-content.ts'
import type { Examples } from './examples.ts'
import { longWord } from './hostile-examples.ts'

export const redirectExamples = {
  usual: { component: 'redirect', _uid: 'redirect-usual', destination_url: '/contact' },
  least: { component: 'redirect', _uid: 'redirect-least' },
  most: {
    component: 'redirect',
    _uid: 'redirect-most',
    destination_url: 'https://partner.example/events/rotterdam?from=exemplar#speakers',
    editable: false,
  },
  hostile: {
    component: 'redirect',
    _uid: 'redirect-hostile',
    destination_url: `https://partner.example/${longWord}/${longWord}?name=<b>&of=${longWord}`,
  },
  'shapes of older spaces': {
    component: 'redirect',
    _uid: 'redirect-shapes',
    destination_url: webLink('www.partner.example/events'),
  },
} satisfies Examples
