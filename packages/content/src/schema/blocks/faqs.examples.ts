import { richParagraphs } from './example-content.ts'
import { exampleRichText } from './example-rich-text.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

export const faqsExamples = {
  usual: {
    component: 'faqs',
    _uid: 'faqs-usual',
    heading: 'Asked at the counter',
    entries: [
      exampleFaq(
        '1',
        'Do I have to open an account?',
        'No. You can order by telephone, by email or at the counter, and pay by invoice.',
      ),
      exampleFaq(
        '2',
        'How long does a first order take?',
        'Three days is the median of the last 40; the shortest took one.',
      ),
      exampleFaq(
        '3',
        'Who can see my address?',
        'The people who pack and bill your order, and nobody outside the firm.',
      ),
    ],
    theme: 'light',
  },
  least: {
    component: 'faqs',
    _uid: 'faqs-least',
    entries: [exampleFaq('least', 'Can I return it?', 'Within thirty days, without a reason.')],
  },
  most: {
    component: 'faqs',
    _uid: 'faqs-most',
    heading: 'Asked by new customers, in the order of the form',
    description: richParagraphs('Forty more answers are on the help pages.'),
    entries: [
      {
        ...exampleFaq('long', 'What does an invoice look like?', ''),
        description: exampleRichText,
      },
      ...Array.from({ length: 17 }, (_, index) =>
        exampleFaq(
          `most-${index}`,
          `Question ${index + 2} of the form: who may order, change and cancel what?`,
          'Whoever you have named to us; we keep the list, and ask once a year whether it is right.',
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
