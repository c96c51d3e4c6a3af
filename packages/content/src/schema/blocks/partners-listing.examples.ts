import { richParagraphs, storedAsset, storyLink, webLink } from './example-content.ts'
import type { ExampleFile } from './example-files.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText, missingImage } from './hostile-examples.ts'

export const partnersListingExamples = {
  usual: {
    component: 'partners-listing',
    _uid: 'partners-listing-usual',
    heading: 'Partners near you',
    description: richParagraphs(
      'Each has taken at least three customers through their first year.',
    ),
    partners: [
      {
        component: 'partner',
        _uid: 'partner-kestrel',
        heading: 'Kestrel Services',
        description: richParagraphs('Fitting and repairs in the north.'),
        link: storyLink('about'),
      },
      {
        component: 'partner',
        _uid: 'partner-fjord',
        heading: 'Fjord Advisory',
        description: richParagraphs('Advice and training, from Stavanger to Aberdeen.'),
      },
      {
        component: 'partner',
        _uid: 'partner-quill',
        heading: 'Harrow & Quill',
        description: richParagraphs('Schools and town halls: 26 of them since 2014.'),
        link: storyLink('contact/'),
      },
    ],
    theme: 'light',
  },
  least: {
    component: 'partners-listing',
    _uid: 'partners-listing-least',
    partners: [{ component: 'partner', _uid: 'partner-least', heading: 'Kestrel Services' }],
  },
  most: {
    component: 'partners-listing',
    _uid: 'partners-listing-most',
    label: 'Partners',
    heading: 'Five who work with the same goods',
    description: richParagraphs('Their people are trained in our workshop.'),
    partners: [
      mostPartner('norvik', 'Norvik'),
      mostPartner('lindqvist', 'Lindqvist'),
      mostPartner('tarn', 'Tarn'),
      mostPartner('castellan', 'Castellan'),
      mostPartner('ashgrove', 'Ashgrove'),
    ],
    theme: 'dark',
    editable: false,
  },
  hostile: {
    component: 'partners-listing',
    _uid: 'partners-listing-hostile',
    label: longWord,
    heading: longHeading,
    description: richParagraphs(markupInText),
    partners: [
      {
        component: 'partner',
        _uid: 'partner-long',
        logo: missingImage,
        heading: longHeading,
        description: richParagraphs(markupInText, longWord),
        link: storyLink(''),
      },
      {
        component: 'partner',
        _uid: 'partner-word',
        logo: storedAsset('award-2024', markupInText),
        heading: longWord,
      },
      { component: 'partner', _uid: 'partner-nameless', description: 'Nobody in particular.' },
    ],
    theme: 'brand',
  },
} satisfies Examples

function mostPartner(file: ExampleFile, name: string) {
  return {
    component: 'partner',
    _uid: `partner-${file}`,
    logo: storedAsset(file, name),
    heading: name,
    description: richParagraphs('What they do for a customer in the first year, in a sentence.'),
    link: webLink(`https://${file}.example/`),
  }
}
