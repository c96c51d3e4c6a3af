import { richParagraphs } from './example-content.ts'
import type { Examples } from './examples.ts'

export const assessmentToolExamples = {
  usual: {
    component: 'assessment-tool',
    _uid: 'assessment-tool-usual',
    heading: 'Which of our services suits you?',
    description: richParagraphs(
      'Twenty questions, about eight minutes. The result stays with you unless you send it.',
    ),
    url: '//{host}/assessment/which-service',
    theme: 'light',
  },
  'address of another host': {
    component: 'assessment-tool',
    _uid: 'assessment-tool-foreign',
    heading: 'Which of our services suits you?',
    url: 'https://tools.example/elsewhere',
  },
  least: { component: 'assessment-tool', _uid: 'assessment-tool-least' },
  most: {
    component: 'assessment-tool',
    _uid: 'assessment-tool-most',
    heading: 'How much would you save?',
    description: richParagraphs(
      'Twenty questions about what you buy, how often, and who orders it.',
      'You see your own answers beside those of 214 other customers, by size.',
    ),
    url: '//{host}/assessment/which-service?edition=2024',
    theme: 'dark',
    editable: false,
  },
  tinted: {
    component: 'assessment-tool',
    _uid: 'assessment-tool-tinted',
    url: '{host}/assessment/which-service',
    theme: 'tinted',
  },
  hostile: {
    component: 'assessment-tool',
    _uid: 'assessment-tool-hostile',
    heading: 'A heading that has to hold, however long it grows, '.repeat(6).trim(),
    description: richParagraphs('<b>Markup</b> & words', 'Unbreakable'.repeat(6)),
    url: 'https://{host}@tools.example/"><script>alert(1)</script>',
    theme: 'brand',
  },
} satisfies Examples
