import { linkEntry, richParagraphs, storedAsset } from './example-content.ts'
import type { Examples } from './examples.ts'
import { linkToNowhere, longHeading, longWord, markupInText } from './hostile-examples.ts'

export const backgroundImageSectionExamples = {
  usual: {
    component: 'background-image-section',
    _uid: 'background-image-section-usual',
    heading: 'Plans meet weather',
    description: richParagraphs('Offshore campaigns are rescheduled nine times on average.'),
    image: storedAsset('gantt', ''),
    links: [linkEntry('primary', 'Energy', 'industry/oil-gas-energy')],
    theme: 'dark',
  },
  least: {
    component: 'background-image-section',
    _uid: 'background-image-section-least',
    image: storedAsset('heat-map', ''),
  },
  most: {
    component: 'background-image-section',
    _uid: 'background-image-section-most',
    heading: 'Eleven suppliers, one date',
    description: richParagraphs(
      'Each of them closes its books on another day.',
      'Estimates at the status date are trued up when the books are closed: about one per cent.',
    ),
    image: { ...storedAsset('podcast-cover', ''), focus: '200x400:201x401' },
    links: [
      linkEntry('primary', 'Subcontractor management', 'ppm-implementation'),
      linkEntry('secondary', 'Request a demo', 'request-a-demo'),
      linkEntry('text', 'Talk to a practitioner', 'contact/'),
    ],
    theme: 'light',
    editable: false,
  },
  hostile: {
    component: 'background-image-section',
    _uid: 'background-image-section-hostile',
    heading: longHeading,
    description: richParagraphs(longWord, markupInText),
    image: storedAsset('financials', ''),
    links: [linkToNowhere, linkEntry('primary', longWord, 'contact/')],
    theme: 'brand',
  },
} satisfies Examples
