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
    label: 'Project and portfolio management',
    heading: 'Know where the portfolio is heading while you can still turn it',
    description: richParagraphs(
      'Exemplar joins plans, hours and money from the tools you keep, and shows the drift between planned and earned value every morning.',
    ),
    links: [
      linkEntry('primary', 'Request a demo', 'request-a-demo'),
      linkEntry('text', 'Watch a tour', 'watch-a-tour'),
    ],
    theme: 'light',
  },
  'product window': {
    component: 'hero-banner',
    _uid: 'hero-banner-window',
    label: 'Platform',
    heading: 'Strategy execution',
    description: richParagraphs('Every project, tied to the outcome that it was funded for.'),
    image: storedAsset('portfolio', 'Portfolio list with schedule and cost indices'),
    links: [linkEntry('secondary', 'Talk to a practitioner', 'contact/')],
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
    heading: 'Every risk has an owner and a price',
    image: storedAsset('risk-register', 'Risk register sorted by exposure'),
    isUi: true,
    theme: 'brand',
  },
  most: {
    component: 'hero-banner',
    _uid: 'hero-banner-most',
    label: 'Earned value management',
    heading: 'EIA-748 reports from the plan that you already keep',
    description: richParagraphs(
      'Thirty-two guidelines, eleven formats, and one place where the figures come from.',
      'The first report takes an afternoon; the second one takes no time at all.',
    ),
    image: storedAsset('evm-table', 'Earned value table by control account'),
    video_url: 'https://video.example/watch/earned-value',
    links: [
      linkEntry('primary', 'Request a demo', 'request-a-demo'),
      linkEntry('secondary', 'See the module', 'project-controls-software'),
      linkEntry('text', 'Watch a tour', 'watch-a-tour'),
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
    label: 'For contractors',
    heading: 'A rate that an auditor can follow',
    description: richParagraphs('Each layer of it stands on its own line.'),
    links: [linkEntry('primary', 'Request a demo', 'request-a-demo')],
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
