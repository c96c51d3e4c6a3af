import { richParagraphs, richSections } from './example-content.ts'
import type { Examples } from './examples.ts'

export const twoColumnSectionExamples = {
  usual: {
    component: 'two-column-section',
    _uid: 'two-column-section-usual',
    heading: 'What a value assessment is',
    body: richSections({
      Before: 'You send one schedule, one cost report and the minutes of one review.',
      'On the day': 'Two of our practitioners take three hours with your project office.',
      After: 'You get a page of figures, with the sums shown, whether you buy or not.',
    }),
    form: [
      {
        component: 'form-embed',
        _uid: 'two-column-section-form',
        form_id: 'business-value-assessment',
        title: 'Request a business value assessment',
      },
    ],
    direction: 'right',
    theme: 'light',
  },
  least: {
    component: 'two-column-section',
    _uid: 'two-column-section-least',
    body: richParagraphs('Tell us what you plan with today.'),
  },
  most: {
    component: 'two-column-section',
    _uid: 'two-column-section-most',
    heading: 'What happens after you write',
    body: richSections({
      'Within a working day':
        'A practitioner reads it and rings. Not a call centre: one of nine people.',
      'Within a week':
        'You see your own schedule in Exemplar, with what is missing marked as missing.',
      'Within a month':
        'You have a price, a plan with a date for every step, and two customers to ring.',
    }),
    form: [
      {
        component: 'form-embed',
        _uid: 'two-column-section-form-most',
        form_id: 'request-a-demo',
        title: 'Request a demo',
      },
    ],
    direction: 'left',
    theme: 'dark',
    editable: false,
  },
  hostile: {
    component: 'two-column-section',
    _uid: 'two-column-section-hostile',
    heading: 'A heading that has to hold, however long it grows, '.repeat(6).trim(),
    body: richParagraphs('<b>Markup</b> & words', 'Unbreakable'.repeat(6)),
    form: [
      {
        component: 'form-embed',
        _uid: 'two-column-section-form-hostile',
        form_id: 'contact',
        title: '"><script>alert(1)</script>',
      },
    ],
    theme: 'brand',
  },
} satisfies Examples
