import { richParagraphs } from './example-content.ts'
import { everyRichTextNode } from './example-rich-text.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

export const faqsExamples = {
  usual: {
    component: 'faqs',
    _uid: 'faqs-usual',
    heading: 'Asked in most first meetings',
    entries: [
      exampleFaq(
        '1',
        'Do we have to leave our scheduling tool?',
        'No. Exemplar reads schedules from it every night and never writes to them.',
      ),
      exampleFaq(
        '2',
        'How long does the first portfolio take?',
        'Eleven weeks is the median over the last 40 customers; the shortest took five.',
      ),
      exampleFaq(
        '3',
        'Who can see our data?',
        'Named staff of yours, and two engineers of ours while a support case is open.',
      ),
    ],
    theme: 'light',
  },
  least: {
    component: 'faqs',
    _uid: 'faqs-least',
    entries: [exampleFaq('least', 'Is there a trial?', 'There is a guided one, with your data.')],
  },
  most: {
    component: 'faqs',
    _uid: 'faqs-most',
    heading: 'Asked by procurement, in the order of the form',
    description: richParagraphs('Forty more answers are in the security center.'),
    entries: [
      {
        ...exampleFaq('long', 'What does a report look like?', ''),
        description: everyRichTextNode,
      },
      ...Array.from({ length: 17 }, (_, index) =>
        exampleFaq(
          `most-${index}`,
          `Question ${index + 2} of the form: who may see, change and approve which figures?`,
          'Whoever the role allows, which is set by one of your administrators and kept in a log.',
        ),
      ),
    ],
    theme: 'dark',
    editable: false,
  },
  hostile: {
    component: 'faqs',
    _uid: 'faqs-hostile',
    heading: longHeading,
    description: richParagraphs(markupInText, longWord),
    entries: [
      exampleFaq('hostile-long', longHeading, longWord),
      exampleFaq('hostile-word', longWord, markupInText),
      exampleFaq('hostile-markup', markupInText, longHeading),
      { component: 'faq', _uid: 'faq-unanswered', title: 'A question without an answer?' },
    ],
  },
} satisfies Examples

function exampleFaq(uid: string, title: string, answer: string) {
  return { component: 'faq', _uid: `faq-${uid}`, title, description: richParagraphs(answer) }
}
