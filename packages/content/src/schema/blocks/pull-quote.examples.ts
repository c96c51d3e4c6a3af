import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

export const pullQuoteExamples = {
  usual: {
    component: 'pull-quote',
    _uid: 'pull-quote-usual',
    quote:
      'We had counted the stock on a Friday, and on Monday there was no one left who knew the numbers.',
    name: 'Ana Duarte',
    position: 'Stores manager',
  },
  least: {
    component: 'pull-quote',
    _uid: 'pull-quote-least',
    quote: 'The second estimate was the honest one.',
  },
  most: {
    component: 'pull-quote',
    _uid: 'pull-quote-most',
    quote:
      'A report that arrives after the meeting is an archive. We moved the meeting by two days, and for the first time in a year it had figures of the same month on the table.',
    name: 'Jonas Ekberg',
    position: 'Branch manager, northern region',
    theme: 'brand',
    editable: false,
  },
  hostile: {
    component: 'pull-quote',
    _uid: 'pull-quote-hostile',
    quote: longHeading,
    name: longWord,
    position: markupInText,
  },
} satisfies Examples
