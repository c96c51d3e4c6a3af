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
    heading: 'Forecasting at completion, worked through',
    description: richParagraphs(
      'Four formulas, one troubled programme, and which of them was right.',
    ),
    image: storedAsset('client-story-cover', 'Planned and actual cost before and after'),
    links: [linkEntry('primary', 'Read the guidebook', 'guidebooks/first-control-account')],
    theme: 'brand',
  },
  product: {
    component: 'banner',
    _uid: 'banner-product',
    label: 'Earned value management',
    heading: 'EIA-748 reporting from the plan you already keep',
    image: storedAsset('evm-table', 'Earned value table by control account'),
    links: [linkEntry('secondary', 'See the module', 'project-controls-software')],
    isProductBanner: true,
    contain: true,
    theme: 'dark',
  },
  logo: {
    component: 'banner',
    _uid: 'banner-logo',
    label: 'Customer',
    heading: 'Halden Rail closes its books on the second working day',
    image: storedAsset('halden-rail', 'Halden Rail'),
    links: [linkEntry('text', 'Read the client story', 'client-stories/halden-rail')],
    theme: 'light',
  },
  least: { component: 'banner', _uid: 'banner-least', heading: 'Release notes are public' },
  most: {
    component: 'banner',
    _uid: 'banner-most',
    label: 'Gate board',
    heading: 'Eleven projects stand before a gate this month',
    description: richParagraphs(
      'The board shows which of them have their evidence together, and which have asked for a date.',
      'It is the agenda of the meeting, and its minutes.',
    ),
    image: storedAsset('gate-board', 'Gate board with eleven projects in five stages'),
    links: [
      linkEntry('primary', 'See the board', 'strategic-portfolio-management-software'),
      linkEntry('text', 'Hear what a gate is for', 'podcast/what-a-gate-is-for'),
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
