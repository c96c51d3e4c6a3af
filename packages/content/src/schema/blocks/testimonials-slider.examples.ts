import { richParagraphs } from './example-content.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

export const testimonialsSliderExamples = {
  usual: {
    component: 'testimonials-slider',
    _uid: 'testimonials-slider-usual',
    heading: 'What it came to',
    description: richParagraphs('Figures as the customers published them.'),
    testimonials: [],
    theme: 'light',
  },
  least: { component: 'testimonials-slider', _uid: 'testimonials-slider-least' },
  most: {
    component: 'testimonials-slider',
    _uid: 'testimonials-slider-most',
    heading: 'Four results, and who got them',
    description: richParagraphs('Each figure leads to the story behind it.'),
    testimonials: [
      '248d40ec-c1b5-590b-8555-56527e8bb934',
      '870d86bb-df54-5aca-8591-d1f863ba2548',
      'b03c60ef-333b-57a1-acac-dfc067a06e59',
      '3fa122b5-d09c-5974-9bd7-4e31f313b7f3',
    ],
    autoplay: true,
    pause_on_hover: true,
    theme: 'brand',
    editable: false,
  },
  hostile: {
    component: 'testimonials-slider',
    _uid: 'testimonials-slider-hostile',
    heading: longHeading,
    description: richParagraphs(markupInText, longWord),
    testimonials: ['there-is-no-such-story'],
    autoplay: true,
    theme: 'dark',
  },
} satisfies Examples
