import { richParagraphs } from './example-content.ts'
import type { Examples } from './examples.ts'

export const leadFormExamples = {
  usual: {
    component: 'lead-form',
    _uid: 'lead-form-usual',
    label: 'Forty minutes',
    heading: 'See it with your own portfolio',
    description: richParagraphs(
      'Send us one schedule and one cost report. We bring them back in a 40-minute session, joined up.',
    ),
    form: [
      {
        component: 'form-embed',
        _uid: 'lead-form-form-1',
        form_id: 'request-a-demo',
        title: 'Request a demo',
      },
    ],
    theme: 'light',
  },
  least: { component: 'lead-form', _uid: 'lead-form-least' },
  most: {
    component: 'lead-form',
    _uid: 'lead-form-most',
    heading: 'Find 3 projects to ring about by Friday',
    description: richParagraphs(
      'Two practitioners, three hours, your own figures. You keep the page of sums, whether you buy or not.',
      'The last 40 assessments found between 2 and 9 projects whose forecast had not moved for six reports.',
    ),
    form: [
      {
        component: 'form-embed',
        _uid: 'lead-form-form-most',
        form_id: 'business-value-assessment',
        title: 'Request a business value assessment',
      },
    ],
    theme: 'dark',
    editable: false,
  },
  'form without a title': {
    component: 'lead-form',
    _uid: 'lead-form-untitled',
    heading: 'Find 3 projects to ring about by Friday',
    form: [
      {
        component: 'form-embed',
        _uid: 'lead-form-form-untitled',
        form_id: 'business-value-assessment',
      },
    ],
    theme: 'tinted',
  },
  hostile: {
    component: 'lead-form',
    _uid: 'lead-form-hostile',
    heading: 'A heading that has to hold, however long it grows, '.repeat(6).trim(),
    description: richParagraphs('<b>Markup</b> & words', 'Unbreakable'.repeat(6)),
    form: [
      {
        component: 'form-embed',
        _uid: 'lead-form-form-hostile',
        form_id: 'business-value-assessment',
        title: '"><script>alert(1)</script>',
      },
    ],
    theme: 'brand',
  },
} satisfies Examples
