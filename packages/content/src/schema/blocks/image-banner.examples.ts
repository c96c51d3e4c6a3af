import { linkEntry, richParagraphs, storedAsset } from './example-content.ts'
import type { Examples } from './examples.ts'
import { linkToNowhere, longHeading, longWord, markupInText } from './hostile-examples.ts'

export const imageBannerExamples = {
  usual: {
    component: 'image-banner',
    _uid: 'image-banner-usual',
    heading: 'Nine orders on one screen',
    description: richParagraphs('Sorted by when they arrive, not by when they were placed.'),
    image: storedAsset('order-list', 'List of orders with their dates and prices'),
    links: [linkEntry('text', 'See how we work', 'about')],
    contain: true,
    theme: 'tinted',
  },
  narrow: {
    component: 'image-banner',
    _uid: 'image-banner-narrow',
    heading: 'A week at a glance, and a day on a phone',
    image: storedAsset('sales-by-quarter', 'Sales by quarter, this year and last'),
    narrow_image: storedAsset('busy-hours', 'Busy hours of a day'),
    contain: true,
  },
  least: {
    component: 'image-banner',
    _uid: 'image-banner-least',
    image: storedAsset('sales-by-quarter', 'Sales by quarter, this year and last'),
  },
  most: {
    component: 'image-banner',
    _uid: 'image-banner-most',
    heading: 'What the shop sees on Monday',
    description: richParagraphs(
      'The same picture as the office, a day earlier than it used to be.',
    ),
    // Its focal area lies at the upper end: no crop cuts it off.
    image: {
      ...storedAsset('client-story-cover', 'Orders of this year and of last year'),
      focus: '900x200:901x201',
    },
    links: [
      linkEntry('primary', 'Read the client story', 'client-stories/halden-rail'),
      linkEntry('text', 'See how we work', 'about'),
    ],
    contain: false,
    theme: 'dark',
    editable: false,
  },
  hostile: {
    component: 'image-banner',
    _uid: 'image-banner-hostile',
    heading: longHeading,
    description: richParagraphs(longWord, markupInText),
    image: storedAsset('busy-hours', markupInText),
    links: [linkToNowhere, linkEntry('primary', longWord, 'contact/')],
    theme: 'brand',
  },
} satisfies Examples
