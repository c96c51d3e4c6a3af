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

export const productBlockExamples = {
  usual: {
    component: 'product-block',
    _uid: 'product-block-usual',
    heading: 'Two services that most customers start with',
    products: [
      {
        component: 'product',
        _uid: 'product-execution',
        heading: 'Repairs',
        description: richParagraphs('Collected, mended and back within five working days.'),
        links: [linkEntry('text', 'About our workshop', 'about')],
        image: storedAsset('order-board', 'Board with eleven orders in five stages'),
      },
      {
        component: 'product',
        _uid: 'product-financials',
        heading: 'Leasing',
        description: richParagraphs('One rate a month, with service and spare parts.'),
        links: [linkEntry('text', 'See our prices', 'pricing')],
        image: storedAsset('sales-by-quarter', 'Sales by quarter, this year and last'),
      },
    ],
    isMockup: true,
    theme: 'tinted',
  },
  least: {
    component: 'product-block',
    _uid: 'product-block-least',
    products: [{ component: 'product', _uid: 'product-least', heading: 'Repairs' }],
  },
  most: {
    component: 'product-block',
    _uid: 'product-block-most',
    label: 'Our services',
    heading: 'Five services, in the order customers take them',
    description: richParagraphs('Each makes the one after it easier. None needs the next.'),
    products: [
      mostProduct('connections', 'Supplies', 'about', 'Eleven suppliers, and one van a week.'),
      mostProduct('order-list', 'Orders', 'resources', 'Forty-one of them in a list.'),
      mostProduct('price-list', 'Prices', 'pricing', 'Fixed for a year.'),
      mostProduct('mobile', 'Mobile', 'careers/', 'Orders from where the work is.'),
      mostProduct('answers', 'Advice', 'leadership-team', 'Answers from people with a name.'),
    ],
    isMockup: true,
    contain: true,
    theme: 'dark',
    editable: false,
  },
  'pictures without a frame': {
    component: 'product-block',
    _uid: 'product-block-unframed',
    label: 'Two customers',
    heading: 'What they saw first',
    products: [
      {
        component: 'product',
        _uid: 'product-halden',
        logo: storedAsset('halden', 'Halden'),
        heading: 'Parts ordered twice',
        description: richParagraphs('Eleven, on the first morning.'),
        image: storedAsset('client-story-cover', 'Orders of this year and of last year'),
      },
      {
        component: 'product',
        _uid: 'product-wordless',
        logo: storedAsset('orrin', 'Orrin'),
        heading: 'Invoices without an order',
        description: richParagraphs('Four of nineteen. There was no picture of them.'),
      },
    ],
    theme: 'light',
  },
  hostile: {
    component: 'product-block',
    _uid: 'product-block-hostile',
    label: longWord,
    heading: longHeading,
    description: richParagraphs(markupInText),
    products: [
      {
        component: 'product',
        _uid: 'product-long',
        logo: missingImage,
        heading: longHeading,
        description: richParagraphs(markupInText, longWord),
        links: [linkToNowhere, linkEntry('text', longWord, 'contact/')],
        image: missingImage,
      },
      {
        component: 'product',
        _uid: 'product-word',
        heading: longWord,
        image: storedAsset('rota', markupInText),
      },
      {
        component: 'product',
        _uid: 'product-nameless',
        description: 'A product without a name.',
      },
    ],
    isMockup: true,
    theme: 'brand',
  },
} satisfies Examples

function mostProduct(file: ExampleFile, heading: string, slug: string, text: string) {
  return {
    component: 'product',
    _uid: `product-most-${file}`,
    heading,
    description: richParagraphs(text, 'Takes a week to set up, and an hour a month to keep.'),
    links: [
      linkEntry('secondary', 'Ask for a quotation', 'contact/'),
      linkEntry('text', heading, slug),
    ],
    image: storedAsset(file, `${heading} as its users see it`),
  }
}
