import { formEntry, richParagraphs } from './example-content.ts'
import type { Examples } from './examples.ts'

export const leadFormExamples = {
  usual: {
    component: 'lead-form',
    _uid: 'lead-form-usual',
    label: 'Ten minutes',
    heading: 'See what it would cost you',
    description: richParagraphs(
      'Tell us what you use and how much of it. We ring you back with a price for each line.',
    ),
    form: [formEntry('lead-form-form-1', 'contact', 'Ask for a quotation')],
    theme: 'light',
  },
  least: { component: 'lead-form', _uid: 'lead-form-least' },
  most: {
    component: 'lead-form',
    _uid: 'lead-form-most',
    heading: 'Find 3 things that you pay too much for',
    description: richParagraphs(
      'Two people, one hour, your own invoices. You keep the page of sums, whether you buy or not.',
      'The last 40 visits found between 2 and 9 of them, and one found none.',
    ),
    form: [formEntry('lead-form-form-most', 'contact', 'Ask for a visit')],
    theme: 'dark',
    editable: false,
  },
  'form without a title': {
    component: 'lead-form',
    _uid: 'lead-form-untitled',
    heading: 'Find 3 things that you pay too much for',
    form: [formEntry('lead-form-form-untitled', 'contact')],
    theme: 'tinted',
  },
  hostile: {
    component: 'lead-form',
    _uid: 'lead-form-hostile',
    heading: 'A heading that has to hold, however long it grows, '.repeat(6).trim(),
    description: richParagraphs('<b>Markup</b> & words', 'Unbreakable'.repeat(6)),
    form: [formEntry('lead-form-form-hostile', 'contact', '"><script>alert(1)</script>')],
    theme: 'brand',
  },
} satisfies Examples
