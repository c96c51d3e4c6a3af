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
    heading: 'Same goods, different rules',
    description: richParagraphs('Customers differ in what they must prove, and to whom.'),
    cards: [
      {
        component: 'solutions-card',
        _uid: 'solutions-card-councils',
        label: 'Schools and councils',
        heading: 'Invoices that an auditor can retrace',
        description: richParagraphs('Every sum leads to the order and the receipt under it.'),
        links: [linkEntry('text', 'For public bodies', 'about')],
        image: storedAsset('price-list', 'Table of prices'),
      },
      {
        component: 'solutions-card',
        _uid: 'solutions-card-shops',
        label: 'Shops and restaurants',
        heading: 'Deliveries before you open',
        links: [linkEntry('text', 'For shops', 'pricing')],
        image: storedAsset('order-board', 'Board with eleven orders in five stages'),
      },
    ],
    theme: 'light',
  },
  least: {
    component: 'solutions-block',
    _uid: 'solutions-block-least',
    cards: [{ component: 'solutions-card', _uid: 'solutions-card-least', heading: 'Schools' }],
  },
  most: {
    component: 'solutions-block',
    _uid: 'solutions-block-most',
    label: 'Customers',
    heading: 'Five trades, five meanings of late',
    description: richParagraphs('The hour is the same. What depends on it is not.'),
    cards: [
      mostCard('rota', 'Builders', 'A missing part is a lost day'),
      mostCard('growth-curve', 'Ice cream parlours', 'Four times the orders in July'),
      mostCard('receipts', 'Schools and councils', 'A receipt for every pound'),
      mostCard('customer-list', 'Garages', 'A lift has one free hour'),
      mostCard('sales-by-quarter', 'Accountants', 'Invoices on the last day of the month'),
    ],
    theme: 'dark',
    editable: false,
  },
  'one card': {
    component: 'solutions-block',
    _uid: 'solutions-block-one',
    label: 'New this year',
    cards: [mostCard('busy-hours', 'Restaurants', 'When nobody in the kitchen has a hand free')],
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
    description: richParagraphs('What we bring, to whom, and how soon after the order.'),
    links: [
      linkEntry('secondary', 'Ask for a quotation', 'contact/'),
      linkEntry('text', label, 'about'),
    ],
    image: storedAsset(file, `${label}: the orders on one screen`),
  }
}
