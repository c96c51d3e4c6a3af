import { richParagraphs } from './example-content.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

export const resourcesCentreExamples = {
  usual: {
    component: 'resources-centre',
    _uid: 'resources-centre-usual',
    heading: 'Resources',
    description: richParagraphs('Articles, episodes, guidebooks and recordings, newest first.'),
    theme: 'light',
  },
  least: { component: 'resources-centre', _uid: 'resources-centre-least' },
  most: {
    component: 'resources-centre',
    _uid: 'resources-centre-most',
    heading: 'Everything that we have written, recorded and measured since 2016',
    description: richParagraphs(
      'Articles, episodes, guidebooks and recordings, newest first.',
      'Nothing is behind a form, but for the assessments.',
    ),
    theme: 'tinted',
    editable: false,
  },
  hostile: {
    component: 'resources-centre',
    _uid: 'resources-centre-hostile',
    heading: longHeading,
    description: richParagraphs(markupInText, longWord),
  },
} satisfies Examples
