import { linkEntry, richParagraphs } from './example-content.ts'
import type { Examples } from './examples.ts'
import { linkToNowhere, longHeading, longWord, markupInText } from './hostile-examples.ts'

export const insightsSliderExamples = {
  usual: {
    component: 'insights-slider',
    _uid: 'insights-slider-usual',
    heading: 'Lately from us',
    description: richParagraphs('Written by the people who do the work.'),
    themes: [],
    industries: [],
    links: [linkEntry('text', 'All resources', 'resources')],
    theme: 'tinted',
  },
  least: { component: 'insights-slider', _uid: 'insights-slider-least' },
  most: {
    component: 'insights-slider',
    _uid: 'insights-slider-most',
    heading: 'On goods, prices and the people behind them',
    description: richParagraphs('Everything of the last months, from every section.'),
    themes: ['corporate', 'business-value', 'data-and-ai'],
    maximum: '6',
    links: [
      linkEntry('primary', 'All resources', 'resources'),
      linkEntry('text', 'Ask a question', 'contact/'),
    ],
    theme: 'dark',
    editable: false,
  },
  hostile: {
    component: 'insights-slider',
    _uid: 'insights-slider-hostile',
    heading: longHeading,
    description: richParagraphs(markupInText, longWord),
    themes: ['no-such-theme'],
    industries: ['no-such-industry'],
    links: [linkToNowhere],
    theme: 'brand',
  },
} satisfies Examples
