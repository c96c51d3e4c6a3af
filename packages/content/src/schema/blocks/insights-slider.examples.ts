import { linkEntry, richParagraphs } from './example-content.ts'
import type { Examples } from './examples.ts'
import { linkToNowhere, longHeading, longWord, markupInText } from './hostile-examples.ts'

export const insightsSliderExamples = {
  usual: {
    component: 'insights-slider',
    _uid: 'insights-slider-usual',
    heading: 'Lately on planning people',
    description: richParagraphs('Written and spoken by practitioners.'),
    themes: ['workforce-planning', 'project-scheduling'],
    industries: [],
    links: [linkEntry('text', 'All resources', 'resources')],
    theme: 'tinted',
  },
  least: { component: 'insights-slider', _uid: 'insights-slider-least' },
  most: {
    component: 'insights-slider',
    _uid: 'insights-slider-most',
    heading: 'On value, plans and the people behind them',
    description: richParagraphs('Everything of the last months, from every section.'),
    themes: ['ppm', 'pmo', 'business-value', 'project-management'],
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
