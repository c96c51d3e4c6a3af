import { linkEntry, richParagraphs, storedAsset } from './example-content.ts'
import type { Examples } from './examples.ts'
import { figureChartExamples } from './figure-chart.examples.ts'
import {
  linkToNowhere,
  longHeading,
  longWord,
  markupInText,
  missingImage,
} from './hostile-examples.ts'

export const heroBannerExamples = {
  usual: {
    component: 'hero-banner',
    _uid: 'hero-banner-usual',
    label: 'Supplies and repairs',
    heading: 'Everything your business runs on, at your door by Thursday',
    description: richParagraphs(
      'Exemplar supplies, fits and repairs what small firms work with, and tells you the day and the price before you order.',
    ),
    links: [
      linkEntry('primary', 'Ask for a quotation', 'contact/'),
      linkEntry('text', 'See our prices', 'pricing'),
    ],
    theme: 'light',
  },
  'product window': {
    component: 'hero-banner',
    _uid: 'hero-banner-window',
    label: 'Your account',
    heading: 'All your orders',
    description: richParagraphs('Every order, with its price, its day and its invoice.'),
    image: storedAsset('order-list', 'List of orders with their dates and prices'),
    links: [linkEntry('secondary', 'Talk to us', 'contact/')],
    direction: 'left',
    isMockup: true,
    contain: true,
    theme: 'dark',
  },
  video: {
    component: 'hero-banner',
    _uid: 'hero-banner-video',
    heading: 'Watch a tour',
    video_url: 'https://video.example/watch/tour',
    theme: 'tinted',
  },
  least: {
    component: 'hero-banner',
    _uid: 'hero-banner-least',
    heading: 'Accessibility statement',
  },
  'drawn interface': {
    component: 'hero-banner',
    _uid: 'hero-banner-ui',
    heading: 'Every customer has somebody to ask for',
    image: storedAsset('customer-list', 'List of customers with their price lists'),
    isUi: true,
    theme: 'brand',
  },
  most: {
    component: 'hero-banner',
    _uid: 'hero-banner-most',
    label: 'Prices',
    heading: 'One price list for everything that you already buy',
    description: richParagraphs(
      'Thirty-two suppliers, eleven price lists, and one place where they come together.',
      'The first order takes an afternoon; the second one takes no time at all.',
    ),
    image: storedAsset('price-list', 'Table of prices'),
    video_url: 'https://video.example/watch/prices',
    links: [
      linkEntry('primary', 'Ask for a quotation', 'contact/'),
      linkEntry('secondary', 'Read how we work', 'about'),
      linkEntry('text', 'See our prices', 'pricing'),
    ],
    direction: 'right',
    contain: true,
    isMockup: true,
    isUi: true,
    theme: 'dark',
    editable: false,
  },
  'own figures': {
    component: 'hero-banner',
    _uid: 'hero-banner-own-figures',
    label: 'What an hour costs',
    heading: 'A price that anyone can follow',
    description: richParagraphs('Each layer of it stands on its own line.'),
    links: [linkEntry('primary', 'Ask for a quotation', 'contact/')],
    chart: [figureChartExamples.steps],
  },
  hostile: {
    component: 'hero-banner',
    _uid: 'hero-banner-hostile',
    label: longWord,
    heading: `${longWord} ${longHeading}`.slice(0, 300),
    description: richParagraphs(markupInText, longWord),
    image: missingImage,
    links: [linkToNowhere, linkEntry('primary', longWord, 'contact/')],
  },
} satisfies Examples
