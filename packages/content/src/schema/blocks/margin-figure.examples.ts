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
    figure: '0.93',
    text: 'schedule index',
  },
  most: {
    component: 'margin-figure',
    _uid: 'margin-figure-most',
    figure: '£1,240,000',
    text: 'released from contingency in the quarter after the second gate',
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
