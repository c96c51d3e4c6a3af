import { linkEntry, richParagraphs, storedAsset } from './example-content.ts'
import type { Examples } from './examples.ts'
import {
  linkToNowhere,
  longHeading,
  longWord,
  markupInText,
  missingImage,
} from './hostile-examples.ts'

export const callToActionExamples = {
  usual: {
    component: 'call-to-action',
    _uid: 'call-to-action-usual',
    label: 'Next step',
    heading: 'Tell us what you need. Have a price by tomorrow.',
    description: richParagraphs('Ten minutes on the telephone are usually enough.'),
    links: [
      linkEntry('primary', 'Ask for a quotation', 'contact/'),
      linkEntry('text', 'See our prices first', 'pricing'),
    ],
    theme: 'brand',
  },
  'with a picture': {
    component: 'call-to-action',
    _uid: 'call-to-action-picture',
    heading: 'See where your order is',
    links: [linkEntry('secondary', 'Ask about an order', 'contact/')],
    image: storedAsset('order-board', 'Board with eleven orders in five stages'),
    isUi: true,
    theme: 'dark',
  },
  least: { component: 'call-to-action', _uid: 'call-to-action-least', heading: 'Talk to us' },
  most: {
    component: 'call-to-action',
    _uid: 'call-to-action-most',
    label: 'Before you order',
    heading: 'Have your list checked by somebody who knows the goods',
    description: richParagraphs(
      'Send us your list, however rough it is.',
      'Within two working days you have it back, with prices and with what we would leave out.',
    ),
    links: [
      linkEntry('primary', 'Send us your list', 'contact/'),
      linkEntry('secondary', 'See our prices', 'pricing'),
      linkEntry('text', 'Read how we work', 'about'),
    ],
    image: storedAsset('price-list', 'Table of prices'),
    isUi: true,
    theme: 'tinted',
    editable: false,
  },
  hostile: {
    component: 'call-to-action',
    _uid: 'call-to-action-hostile',
    label: longWord,
    heading: longHeading,
    description: richParagraphs(markupInText, longWord),
    links: [linkToNowhere, linkEntry('primary', longWord, 'contact/')],
    image: missingImage,
  },
} satisfies Examples
