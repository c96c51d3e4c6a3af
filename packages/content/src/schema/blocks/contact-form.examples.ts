import { formEntry, richParagraphs } from './example-content.ts'
import type { Examples } from './examples.ts'

export const contactFormExamples = {
  usual: {
    component: 'contact-form',
    _uid: 'contact-form-usual',
    heading: 'Write to the people who answer',
    description: richParagraphs(
      'Support and sales share one desk in Leeds. Most questions are answered within four working hours.',
    ),
    form: [formEntry('contact-form-form-1', 'contact', 'Contact us')],
    theme: 'light',
  },
  least: { component: 'contact-form', _uid: 'contact-form-least' },
  most: {
    component: 'contact-form',
    _uid: 'contact-form-most',
    heading: 'Say what went wrong',
    description: richParagraphs(
      'A complaint goes to Oona Byrne, who runs support, and to nobody before her.',
      'You get a name and a date by the end of the next working day. If the date is missed, the same person rings you.',
    ),
    form: [formEntry('contact-form-form-most', 'complaint', 'Make a complaint')],
    theme: 'dark',
    editable: false,
  },
  'form without a title': {
    component: 'contact-form',
    _uid: 'contact-form-untitled',
    heading: 'Say what went wrong',
    form: [formEntry('contact-form-form-untitled', 'complaint')],
    theme: 'tinted',
  },
  hostile: {
    component: 'contact-form',
    _uid: 'contact-form-hostile',
    heading: 'A heading that has to hold, however long it grows, '.repeat(6).trim(),
    description: richParagraphs('<b>Markup</b> & words', 'Unbreakable'.repeat(6)),
    form: [formEntry('contact-form-form-hostile', 'complaint', '"><script>alert(1)</script>')],
    theme: 'brand',
  },
} satisfies Examples
