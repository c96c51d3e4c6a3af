import { linkEntry, richParagraphs, storedAsset } from './example-content.ts'
import type { Examples } from './examples.ts'
import {
  linkToNowhere,
  longHeading,
  longWord,
  markupInText,
  missingImage,
} from './hostile-examples.ts'

export const alternatingPanelExamples = {
  usual: {
    component: 'alternating-panel',
    _uid: 'alternating-panel-usual',
    label: 'Appointments',
    heading: 'See which mornings are full before you ring',
    description: richParagraphs(
      'Every booking and every free hour is in one calendar, by room and by day.',
    ),
    image: storedAsset('busy-hours', 'Chart of busy hours, by day and by hour'),
    links: [linkEntry('text', 'How to book', 'contact/')],
    direction: 'right',
    isMockup: true,
    theme: 'light',
  },
  'drawn interface on the left': {
    component: 'alternating-panel',
    _uid: 'alternating-panel-left',
    heading: 'One address book for the whole firm',
    description: richParagraphs(
      'Each customer has a number, a price list and somebody who knows them.',
    ),
    image: storedAsset('customer-list', 'List of customers with their price lists'),
    direction: 'left',
    isUi: true,
    contain: true,
    theme: 'tinted',
  },
  video: {
    component: 'alternating-panel',
    _uid: 'alternating-panel-video',
    heading: 'Watch an order being packed',
    video_url: 'https://video.example/watch/packing',
    theme: 'dark',
  },
  least: {
    component: 'alternating-panel',
    _uid: 'alternating-panel-least',
    heading: 'One order, one invoice',
  },
  most: {
    component: 'alternating-panel',
    _uid: 'alternating-panel-most',
    label: 'Your account',
    heading: 'Forty-one orders on one line each',
    description: richParagraphs(
      'Number, date, price and state, in the order in which they arrive.',
      'A filter is an address: send it, and whoever opens it sees the same forty-one.',
    ),
    image: storedAsset('order-list', 'List of orders with their dates and prices'),
    video_url: 'https://video.example/watch/orders',
    links: [
      linkEntry('primary', 'Ask for a quotation', 'contact/'),
      linkEntry('secondary', 'See our prices', 'pricing'),
      linkEntry('text', 'Read about us first', 'about'),
    ],
    direction: 'left',
    contain: true,
    isMockup: true,
    isUi: true,
    theme: 'brand',
    editable: false,
  },
  hostile: {
    component: 'alternating-panel',
    _uid: 'alternating-panel-hostile',
    label: longWord,
    heading: longHeading,
    description: richParagraphs(markupInText, longWord),
    image: missingImage,
    links: [linkToNowhere, linkEntry('text', longWord, 'contact/')],
    direction: 'left',
  },
} satisfies Examples
