import { richParagraphs } from './example-content.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

export const consentChoicesExamples = {
  usual: {
    component: 'consent-choices',
    _uid: 'consent-choices-usual',
    heading: 'What may be stored',
    description: richParagraphs('Whatever you choose, every page stays open to you.'),
    theme: 'light',
  },
  least: { component: 'consent-choices', _uid: 'consent-choices-least' },
  most: {
    component: 'consent-choices',
    _uid: 'consent-choices-most',
    heading: 'What we may store in your browser, and for how long',
    description: richParagraphs(
      'Whatever you choose, every page stays open to you.',
      'A choice holds for a year. You can change it here at any time.',
    ),
    theme: 'dark',
    editable: false,
  },
  hostile: {
    component: 'consent-choices',
    _uid: 'consent-choices-hostile',
    heading: longHeading,
    description: richParagraphs(markupInText, longWord),
  },
} satisfies Examples
