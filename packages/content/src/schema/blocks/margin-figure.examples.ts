import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

export const marginFigureExamples = {
  usual: {
    component: 'margin-figure',
    _uid: 'margin-figure-usual',
    figure: '14 days',
    text: 'between the invoice and the ledger',
  },
  least: {
    component: 'margin-figure',
    _uid: 'margin-figure-least',
    figure: '9.3',
    text: 'out of ten, say customers',
  },
  most: {
    component: 'margin-figure',
    _uid: 'margin-figure-most',
    figure: '£1,240,000',
    text: 'saved in the first quarter after the move to one supplier',
    theme: 'tinted',
    editable: false,
  },
  hostile: {
    component: 'margin-figure',
    _uid: 'margin-figure-hostile',
    figure: longWord,
    text: `${longHeading} ${markupInText}`,
  },
} satisfies Examples
