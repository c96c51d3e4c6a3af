import { richParagraphs, richSections } from './example-content.ts'
import { everyRichTextNode } from './example-rich-text.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

export const contentAreaExamples = {
  usual: {
    component: 'content-area',
    _uid: 'content-area-usual',
    heading: 'How a baseline is kept honest',
    body: richSections({
      'Freeze before you measure':
        'A baseline that moves with every report measures nothing. Set it once, at the gate, with the names of those who agreed.',
      'Change it in public':
        'Each change has a number, a reason and a cost. Exemplar keeps the old curve behind the new one, so that nobody has to remember.',
      'Read the gap, not the colour':
        'An SPI of 0.94 in week 14 of 52 says more than any amber light: six per cent of the planned work is not there.',
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
    heading: 'Reading the monthly report',
    body: everyRichTextNode,
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
