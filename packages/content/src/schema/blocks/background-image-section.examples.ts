import { linkEntry, richParagraphs, storedAsset } from './example-content.ts'
import type { Examples } from './examples.ts'
import { linkToNowhere, longHeading, longWord, markupInText } from './hostile-examples.ts'

export const backgroundImageSectionExamples = {
  usual: {
    component: 'background-image-section',
    _uid: 'background-image-section-usual',
    heading: 'Open when others are closed',
    description: richParagraphs('On Saturdays until four, and on the first Sunday of each month.'),
    image: storedAsset('rota', ''),
    links: [linkEntry('primary', 'Opening hours', 'contact/')],
    theme: 'dark',
  },
  least: {
    component: 'background-image-section',
    _uid: 'background-image-section-least',
    image: storedAsset('busy-hours', ''),
  },
  most: {
    component: 'background-image-section',
    _uid: 'background-image-section-most',
    heading: 'Eleven suppliers, one delivery',
    description: richParagraphs(
      'Each of them sends its parcels on another day.',
      'We collect them, check them and bring you one box a week, with one invoice.',
    ),
    image: { ...storedAsset('podcast-cover', ''), focus: '200x400:201x401' },
    links: [
      linkEntry('primary', 'How we deliver', 'about'),
      linkEntry('secondary', 'See our prices', 'pricing'),
      linkEntry('text', 'Talk to us', 'contact/'),
    ],
    theme: 'light',
    editable: false,
  },
  hostile: {
    component: 'background-image-section',
    _uid: 'background-image-section-hostile',
    heading: longHeading,
    description: richParagraphs(longWord, markupInText),
    image: storedAsset('sales-by-quarter', ''),
    links: [linkToNowhere, linkEntry('primary', longWord, 'contact/')],
    theme: 'brand',
  },
} satisfies Examples
