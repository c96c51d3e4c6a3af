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
    heading: 'Two modules that most customers start with',
    products: [
      {
        component: 'product',
        _uid: 'product-execution',
        heading: 'Project execution',
        description: richParagraphs(
          'Schedules, risks and gates of every project, on one line each.',
        ),
        links: [linkEntry('text', 'Project execution', 'program-management-software')],
        image: storedAsset('gate-board', 'Gate board with eleven projects in five stages'),
      },
      {
        component: 'product',
        _uid: 'product-financials',
        heading: 'Advanced financials',
        description: richParagraphs(
          'Budget, commitment, actual and estimate at completion, by month.',
        ),
        links: [linkEntry('text', 'Advanced financials', 'working-capital-management')],
        image: storedAsset('financials', 'Forecast and actual cost by quarter'),
      },
    ],
    isMockup: true,
    theme: 'tinted',
  },
  least: {
    component: 'product-block',
    _uid: 'product-block-least',
    products: [{ component: 'product', _uid: 'product-least', heading: 'Portal' }],
  },
  most: {
    component: 'product-block',
    _uid: 'product-block-most',
    label: 'The platform',
    heading: 'Five modules, in the order customers take them',
    description: richParagraphs(
      'Each reads the figures that the one before it writes. None needs the next.',
    ),
    products: [
      mostProduct(
        'data-hub',
        'Data hub',
        'ppm-infrastructure',
        'Nightly loads, each with a receipt.',
      ),
      mostProduct(
        'portfolio',
        'Strategy',
        'value-stream-management',
        'Forty-one projects in a list.',
      ),
      mostProduct('evm-table', 'Earned value', 'project-controls-software', 'To the third tier.'),
      mostProduct('mobile', 'Mobile', 'tour', 'Hours and approvals where the work is.'),
      mostProduct(
        'assistant',
        'Assistant',
        'product-extensions',
        'Answers that name their source.',
      ),
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
        logo: storedAsset('halden-rail', 'Halden Rail'),
        heading: 'Possessions that clash',
        description: richParagraphs('Eleven, on the first morning.'),
        image: storedAsset('client-story-cover', 'Planned and earned value, before and after'),
      },
      {
        component: 'product',
        _uid: 'product-wordless',
        logo: storedAsset('orrin-pharma', 'Orrin Pharma'),
        heading: 'Gates without evidence',
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
        image: storedAsset('gantt', markupInText),
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
      linkEntry('secondary', 'Request a demo', 'request-a-demo'),
      linkEntry('text', heading, slug),
    ],
    image: storedAsset(file, `${heading} as its users see it`),
  }
}
