import { richParagraphs, richSections } from './example-content.ts'
import { exampleRichText } from './example-rich-text.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

export const contentAreaExamples = {
  usual: {
    component: 'content-area',
    _uid: 'content-area-usual',
    heading: 'How we keep our word',
    body: richSections({
      'Name a day':
        'A delivery that comes soon comes never. You get a day when you order, from somebody who has looked at the shelf.',
      'Say when it changes':
        'Each change has a reason and a new day. Exemplar shows the old day beside the new one, so that nobody has to remember.',
      'Count what was late':
        'Six parcels in a hundred came late last year. Each January we publish the number, with the reasons behind it.',
    }),
    show_contents: true,
    theme: 'light',
  },
  least: {
    component: 'content-area',
    _uid: 'content-area-least',
    body: richParagraphs('This page is reviewed every twelve months.'),
  },
  most: {
    component: 'content-area',
    _uid: 'content-area-most',
    heading: 'Reading your invoice',
    body: exampleRichText,
    show_contents: true,
    theme: 'tinted',
    editable: false,
  },
  hostile: {
    component: 'content-area',
    _uid: 'content-area-hostile',
    heading: longHeading,
    body: richSections({
      [longHeading]: longWord,
      [longWord]: markupInText,
      [markupInText]: '…',
    }),
    show_contents: true,
  },
} satisfies Examples
