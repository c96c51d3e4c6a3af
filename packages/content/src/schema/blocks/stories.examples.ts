import { richParagraphs, storedAsset, storyLink } from './example-content.ts'
import type { ExampleFile } from './example-files.ts'
import type { Examples } from './examples.ts'
import { fileLink, longHeading, longWord, markupInText, missingImage } from './hostile-examples.ts'

export const storiesExamples = {
  usual: {
    component: 'stories',
    _uid: 'stories-usual',
    heading: 'In their words',
    description: richParagraphs('Three organisations, two years in.'),
    entries: [
      {
        component: 'story-entry',
        _uid: 'story-entry-holm',
        name: 'Greta Holm',
        quote: 'I ask one question fewer every month.',
        position: 'Head of purchasing, Halden',
        logo: storedAsset('halden', 'Halden'),
        link: storyLink('client-stories/halden-rail'),
      },
      {
        component: 'story-entry',
        _uid: 'story-entry-adeyemi',
        name: 'Tunde Adeyemi',
        quote: 'Our accountant now reads the same list as our workshop.',
        position: 'Accountant, Falkirk',
      },
      {
        component: 'story-entry',
        _uid: 'story-entry-sands',
        name: 'Miriam Sands',
        quote: 'I stopped asking whether it is in stock. I look.',
        position: 'Director of operations, Meridian',
        link: storyLink('client-stories/meridian-health'),
      },
    ],
    theme: 'tinted',
  },
  least: {
    component: 'stories',
    _uid: 'stories-least',
    entries: [
      {
        component: 'story-entry',
        _uid: 'story-entry-least',
        name: 'Nils Aaker',
        quote: 'We stopped counting boxes.',
      },
    ],
  },
  most: {
    component: 'stories',
    _uid: 'stories-most',
    heading: 'Five people who order every week',
    description: richParagraphs('All in the same week, in their own words.'),
    entries: [
      exampleStory('Greta Holm', 'I ask one question fewer every month.', 'mara-voss'),
      exampleStory('Tunde Adeyemi', 'One list, for the workshop and the office.', 'idris-calloway'),
      exampleStory(
        'Miriam Sands',
        'We found the double order in the first week. It had been there for two years, in four spreadsheets.',
        'oona-byrne',
      ),
      exampleStory('Line Brekke', 'Prices come with a date now.', 'hanne-lindgren'),
      exampleStory('Nils Aaker', 'We stopped counting boxes.', 'idris-calloway'),
    ],
    autoplay: true,
    pause_on_hover: true,
    theme: 'dark',
    editable: false,
  },
  hostile: {
    component: 'stories',
    _uid: 'stories-hostile',
    heading: longHeading,
    entries: [
      {
        component: 'story-entry',
        _uid: 'story-entry-long',
        name: longWord,
        quote: longWord,
        position: markupInText,
        image: missingImage,
        logo: missingImage,
        link: storyLink(''),
      },
      {
        component: 'story-entry',
        _uid: 'story-entry-markup',
        name: markupInText,
        quote: longHeading,
      },
    ],
    theme: 'brand',
  },
  'shapes of older spaces': {
    component: 'stories',
    _uid: 'stories-shapes',
    entries: [
      {
        component: 'story-entry',
        _uid: 'story-entry-rich',
        name: richParagraphs('Mara Voss'),
        quote: richParagraphs('We knew in March.', 'There was still time.'),
        image: fileLink('mara-voss'),
      },
    ],
  },
} satisfies Examples

function exampleStory(name: string, quote: string, portrait: ExampleFile) {
  return {
    component: 'story-entry',
    _uid: `story-entry-${name}`,
    name,
    quote,
    position: 'Head of purchasing, Halden',
    image: storedAsset(portrait, `Portrait of ${name}`),
    logo: storedAsset('halden', 'Halden'),
    link: storyLink('client-stories/halden-rail'),
  }
}
