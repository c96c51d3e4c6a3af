import { formEntry, richParagraphs, richSections } from './example-content.ts'
import type { Examples } from './examples.ts'

export const twoColumnSectionExamples = {
  usual: {
    component: 'two-column-section',
    _uid: 'two-column-section-usual',
    heading: 'What a visit is',
    body: richSections({
      Before: 'You send three invoices and a list of what you use most.',
      'On the day': 'Two of us take an hour and look at what is on your shelves.',
      After: 'You get a page of figures, with the sums shown, whether you buy or not.',
    }),
    form: [formEntry('two-column-section-form', 'contact', 'Ask for a visit')],
    direction: 'right',
    theme: 'light',
  },
  least: {
    component: 'two-column-section',
    _uid: 'two-column-section-least',
    body: richParagraphs('Tell us what you need.'),
  },
  most: {
    component: 'two-column-section',
    _uid: 'two-column-section-most',
    heading: 'What happens after you write',
    body: richSections({
      'Within a working day': 'Somebody reads it and rings. Not a call centre: one of nine people.',
      'Within a week':
        'You have a price for every line of your list, with what is missing marked as missing.',
      'Within a month':
        'You have the goods, the invoice, and the number of somebody who knows you.',
    }),
    form: [formEntry('two-column-section-form-most', 'contact', 'Write to us')],
    direction: 'left',
    theme: 'dark',
    editable: false,
  },
  hostile: {
    component: 'two-column-section',
    _uid: 'two-column-section-hostile',
    heading: 'A heading that has to hold, however long it grows, '.repeat(6).trim(),
    body: richParagraphs('<b>Markup</b> & words', 'Unbreakable'.repeat(6)),
    form: [formEntry('two-column-section-form-hostile', 'contact', '"><script>alert(1)</script>')],
    theme: 'brand',
  },
} satisfies Examples
