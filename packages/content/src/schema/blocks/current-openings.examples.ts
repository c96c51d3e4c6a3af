import { richParagraphs } from './example-content.ts'
import type { Examples } from './examples.ts'

export const currentOpeningsExamples = {
  usual: {
    component: 'current-openings',
    _uid: 'current-openings-usual',
    heading: 'Open positions',
    description: richParagraphs(
      'Every post names its salary band and the person you would report to.',
    ),
    url: '//{host}/openings',
    theme: 'light',
  },
  'address of another host': {
    component: 'current-openings',
    _uid: 'current-openings-foreign',
    heading: 'Open positions',
    url: 'https://tools.example/elsewhere',
  },
  least: { component: 'current-openings', _uid: 'current-openings-least' },
  most: {
    component: 'current-openings',
    _uid: 'current-openings-most',
    heading: 'Open positions in delivery',
    description: richParagraphs(
      'Nine teams, four offices. Every post says in which of them.',
      'Speculative letters are read by the team they are written to, and answered within two weeks.',
    ),
    url: '//{host}/openings?team=delivery&office=leeds',
    theme: 'dark',
    editable: false,
  },
  tinted: {
    component: 'current-openings',
    _uid: 'current-openings-tinted',
    url: '{host}/openings',
    theme: 'tinted',
  },
  hostile: {
    component: 'current-openings',
    _uid: 'current-openings-hostile',
    heading: 'A heading that has to hold, however long it grows, '.repeat(6).trim(),
    description: richParagraphs('<b>Markup</b> & words', 'Unbreakable'.repeat(6)),
    url: 'https://{host}@tools.example/"><script>alert(1)</script>',
    theme: 'brand',
  },
} satisfies Examples
