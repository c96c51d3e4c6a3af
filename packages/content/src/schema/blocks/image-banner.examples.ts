import { linkEntry, richParagraphs, storedAsset } from './example-content.ts'
import type { Examples } from './examples.ts'
import { linkToNowhere, longHeading, longWord, markupInText } from './hostile-examples.ts'

export const imageBannerExamples = {
  usual: {
    component: 'image-banner',
    _uid: 'image-banner-usual',
    heading: 'Nine projects on one screen',
    description: richParagraphs('Sorted by what they will cost, not by what they have cost.'),
    image: storedAsset('portfolio', 'Table of projects with their indices and forecasts'),
    links: [linkEntry('text', 'See project execution', 'program-management-software')],
    contain: true,
    theme: 'tinted',
  },
  least: {
    component: 'image-banner',
    _uid: 'image-banner-least',
    image: storedAsset('financials', 'Forecast and actual cost by quarter'),
  },
  most: {
    component: 'image-banner',
    _uid: 'image-banner-most',
    heading: 'What the board sees on Monday',
    description: richParagraphs(
      'The same picture as the project office, a day earlier than it used to be.',
    ),
    // Its focal area lies at the upper end: no crop cuts it off.
    image: {
      ...storedAsset('client-story-cover', 'Planned and actual cost before and after'),
      focus: '900x200:901x201',
    },
    links: [
      linkEntry('primary', 'Read the client story', 'client-stories/halden-rail'),
      linkEntry('text', 'See project execution', 'program-management-software'),
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
    image: storedAsset('heat-map', markupInText),
    links: [linkToNowhere, linkEntry('primary', longWord, 'contact/')],
    theme: 'brand',
  },
} satisfies Examples
