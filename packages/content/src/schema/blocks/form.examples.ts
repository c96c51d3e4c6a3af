import { formEntry, richParagraphs } from './example-content.ts'
import type { Examples } from './examples.ts'

export const formBlockExamples = {
  usual: {
    component: 'form',
    _uid: 'form-usual',
    heading: 'Ask for an appointment',
    description: richParagraphs('Two times that suit you are enough.'),
    form: [formEntry('form-form-1', 'contact', 'Ask for an appointment')],
    theme: 'light',
  },
  least: { component: 'form', _uid: 'form-least' },
  most: {
    component: 'form',
    _uid: 'form-most',
    heading: 'Ask for the catalogue',
    description: richParagraphs(
      'Twelve booklets, one for each service, with prices.',
      'We send one mail with one link, and nothing after it.',
    ),
    form: [formEntry('form-form-most', 'contact', 'Ask for the catalogue')],
    theme: 'dark',
    editable: false,
  },
  'form without a title': {
    component: 'form',
    _uid: 'form-untitled',
    heading: 'Ask for the catalogue',
    form: [formEntry('form-form-untitled', 'contact')],
    theme: 'tinted',
  },
  hostile: {
    component: 'form',
    _uid: 'form-hostile',
    heading: 'A heading that has to hold, however long it grows, '.repeat(6).trim(),
    description: richParagraphs('<b>Markup</b> & words', 'Unbreakable'.repeat(6)),
    form: [formEntry('form-form-hostile', 'contact', '"><script>alert(1)</script>')],
    theme: 'brand',
  },
} satisfies Examples
