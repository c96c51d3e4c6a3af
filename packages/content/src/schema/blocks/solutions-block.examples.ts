import { linkEntry, richParagraphs, storedAsset } from './example-content.ts'
import type { ExampleFile } from './example-files.ts'
import type { Examples } from './examples.ts'
import {
  linkToNowhere,
  longHeading,
  longWord,
  markupInText,
  missingImage,
} from './hostile-examples.ts'

export const solutionsBlockExamples = {
  usual: {
    component: 'solutions-block',
    _uid: 'solutions-block-usual',
    heading: 'Same engine, different rules',
    description: richParagraphs('Industries differ in what they must prove, and to whom.'),
    cards: [
      {
        component: 'solutions-card',
        _uid: 'solutions-card-govcon',
        label: 'Government contracting',
        heading: 'Reports that an auditor can retrace',
        description: richParagraphs(
          'Every figure opens to the timesheet and the invoice under it.',
        ),
        links: [linkEntry('text', 'GovCon', 'industry/govcon')],
        image: storedAsset('evm-table', 'Earned value table by control account'),
      },
      {
        component: 'solutions-card',
        _uid: 'solutions-card-life-sciences',
        label: 'Life sciences',
        heading: 'Stage gates with the evidence attached',
        links: [linkEntry('text', 'Life sciences', 'industry/life-sciences')],
        image: storedAsset('gate-board', 'Gate board with eleven projects in five stages'),
      },
    ],
    theme: 'light',
  },
  least: {
    component: 'solutions-block',
    _uid: 'solutions-block-least',
    cards: [{ component: 'solutions-card', _uid: 'solutions-card-least', heading: 'Energy' }],
  },
  most: {
    component: 'solutions-block',
    _uid: 'solutions-block-most',
    label: 'Industries',
    heading: 'Five trades, five meanings of late',
    description: richParagraphs('The arithmetic is the same. What it is held against is not.'),
    cards: [
      mostCard('gantt', 'Engineering and construction', 'A slip is a claim before it is a date'),
      mostCard('s-curve', 'Aerospace and defence', 'Earned value, down to the third tier'),
      mostCard('benefits-ledger', 'Government', 'Benefits with an owner and a year'),
      mostCard('risk-register', 'Oil, gas and energy', 'A shutdown has one window'),
      mostCard('financials', 'Financial services', 'Change budgets that close with the books'),
    ],
    theme: 'dark',
    editable: false,
  },
  'one of them': {
    component: 'solutions-block',
    _uid: 'solutions-block-one',
    label: 'New this year',
    cards: [mostCard('heat-map', 'Life sciences', 'Who is booked twice in a validation week')],
    theme: 'tinted',
  },
  hostile: {
    component: 'solutions-block',
    _uid: 'solutions-block-hostile',
    label: longWord,
    heading: longHeading,
    description: richParagraphs(markupInText),
    cards: [
      {
        component: 'solutions-card',
        _uid: 'solutions-card-long',
        label: longHeading,
        heading: longHeading,
        description: richParagraphs(markupInText, longWord),
        links: [linkToNowhere, linkEntry('primary', longWord, 'contact/')],
        image: missingImage,
      },
      {
        component: 'solutions-card',
        _uid: 'solutions-card-word',
        label: longWord,
        heading: longWord,
        image: storedAsset('client-story-cover', markupInText),
      },
      { component: 'solutions-card', _uid: 'solutions-card-nameless', label: 'No heading' },
    ],
    theme: 'brand',
  },
} satisfies Examples

function mostCard(file: ExampleFile, label: string, heading: string) {
  return {
    component: 'solutions-card',
    _uid: `solutions-card-${file}`,
    label,
    heading,
    description: richParagraphs('What is reported, to whom, and how far back it can be followed.'),
    links: [
      linkEntry('secondary', 'Request a demo', 'request-a-demo'),
      linkEntry('text', label, 'industry/government'),
    ],
    image: storedAsset(file, `${label}: the figures on one screen`),
  }
}
