import { linkEntry, richParagraphs, storedAsset } from './example-content.ts'
import type { Examples } from './examples.ts'
import {
  linkToNowhere,
  longHeading,
  longWord,
  markupInText,
  missingImage,
} from './hostile-examples.ts'

export const bannerExamples = {
  usual: {
    component: 'banner',
    _uid: 'banner-usual',
    label: 'Guidebook',
    heading: 'Choosing a supplier, step by step',
    description: richParagraphs(
      'Four questions, one difficult order, and what we learned from it.',
    ),
    image: storedAsset('client-story-cover', 'Orders of this year and of last year'),
    links: [linkEntry('primary', 'Read the guidebook', 'resources')],
    theme: 'brand',
  },
  product: {
    component: 'banner',
    _uid: 'banner-product',
    label: 'Prices',
    heading: 'Every price on one page, with what it includes',
    image: storedAsset('price-list', 'Table of prices'),
    links: [linkEntry('secondary', 'See all prices', 'pricing')],
    isProductBanner: true,
    contain: true,
    theme: 'dark',
  },
  logo: {
    component: 'banner',
    _uid: 'banner-logo',
    label: 'Customer',
    heading: 'Halden has its orders by nine the next morning',
    image: storedAsset('halden', 'Halden'),
    links: [linkEntry('text', 'Read the client story', 'client-stories/halden-rail')],
    theme: 'light',
  },
  least: { component: 'banner', _uid: 'banner-least', heading: 'We are open on Saturdays' },
  most: {
    component: 'banner',
    _uid: 'banner-most',
    label: 'Today',
    heading: 'Eleven orders leave the house this week',
    description: richParagraphs(
      'The board shows which of them are packed, and which still wait for a part.',
      'It is the first thing that everyone looks at in the morning.',
    ),
    image: storedAsset('order-board', 'Board with eleven orders in five stages'),
    links: [
      linkEntry('primary', 'See how we work', 'about'),
      linkEntry('text', 'Read how to pack a parcel', 'resources'),
    ],
    isProductBanner: true,
    contain: true,
    theme: 'tinted',
    editable: false,
  },
  hostile: {
    component: 'banner',
    _uid: 'banner-hostile',
    label: longWord,
    heading: longHeading,
    description: richParagraphs(markupInText, longWord),
    image: missingImage,
    links: [linkToNowhere, linkEntry('primary', longWord, 'contact/')],
    theme: 'light',
  },
} satisfies Examples
