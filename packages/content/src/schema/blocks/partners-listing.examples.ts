import { richParagraphs, storedAsset, storyLink, webLink } from './example-content.ts'
import type { ExampleFile } from './example-files.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText, missingImage } from './hostile-examples.ts'

export const partnersListingExamples = {
  usual: {
    component: 'partners-listing',
    _uid: 'partners-listing-usual',
    heading: 'Implementation partners',
    description: richParagraphs(
      'Each has taken at least three customers through their first year.',
    ),
    partners: [
      {
        component: 'partner',
        _uid: 'partner-kestrel',
        heading: 'Kestrel Controls',
        description: richParagraphs('Earned value systems for defence contractors.'),
        link: storyLink('partners/bellweather-controls'),
      },
      {
        component: 'partner',
        _uid: 'partner-fjord',
        heading: 'Fjord Advisory',
        description: richParagraphs('Project offices in energy, from Stavanger to Aberdeen.'),
      },
      {
        component: 'partner',
        _uid: 'partner-quill',
        heading: 'Harrow & Quill',
        description: richParagraphs('Councils and health bodies: 26 of them since 2014.'),
        link: storyLink('partners/harrow-and-quill'),
      },
    ],
    theme: 'light',
  },
  least: {
    component: 'partners-listing',
    _uid: 'partners-listing-least',
    partners: [{ component: 'partner', _uid: 'partner-least', heading: 'Kestrel Controls' }],
  },
  most: {
    component: 'partners-listing',
    _uid: 'partners-listing-most',
    label: 'Partners',
    heading: 'Five who build on the same figures',
    description: richParagraphs('Their connectors are tested against every release of ours.'),
    partners: [
      mostPartner('norvik-energy', 'Norvik Energy'),
      mostPartner('lindqvist-construction', 'Lindqvist Construction'),
      mostPartner('tarn-aero', 'Tarn Aerospace'),
      mostPartner('castellan-bank', 'Castellan Bank'),
      mostPartner('ashgrove-council', 'Ashgrove Council'),
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
        logo: storedAsset('controls-practice-2024', markupInText),
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
