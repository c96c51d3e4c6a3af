import { richParagraphs, storedAsset, storyLink, webLink } from './example-content.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText, missingImage } from './hostile-examples.ts'
import { iconNames } from './icon.ts'

export const cardGridExamples = {
  usual: {
    component: 'card-grid',
    _uid: 'card-grid-usual',
    label: 'Who it is for',
    heading: 'One catalogue, four kinds of customer',
    description: richParagraphs('The goods are the same for everyone; the questions are not.'),
    columns: '4',
    cards: [
      exampleCard('scale', 'Offices', 'Which of it do you keep in stock?', 'about'),
      exampleCard('coins', 'Shops', 'What does a hundred of them cost?', 'pricing'),
      exampleCard('people', 'Schools', 'Can we pay after the holidays?', 'contact/'),
      exampleCard('target', 'Households', 'Do you carry it up the stairs?', 'resources'),
    ],
    theme: 'tinted',
  },
  least: {
    component: 'card-grid',
    _uid: 'card-grid-least',
    cards: [{ component: 'card', _uid: 'card-least', heading: 'Repairs' }],
  },
  most: {
    component: 'card-grid',
    _uid: 'card-grid-most',
    label: 'Our services',
    heading: 'Fifteen services under one roof',
    description: richParagraphs('Take the three that you need; the others can wait.'),
    columns: '5',
    cards: iconNames.slice(0, 15).map((name, index) => ({
      ...exampleCard(
        name,
        `Service ${index + 1}`,
        'What it is, what it costs, and whom to ask for.',
        'about',
      ),
      _uid: `card-most-${index}`,
    })),
    theme: 'dark',
    editable: false,
  },
  'three columns': {
    component: 'card-grid',
    _uid: 'card-grid-three',
    heading: 'What changes in the first month',
    columns: '3',
    cards: [
      exampleCard('clock', 'Deliveries', 'From nine days to two.', 'about'),
      exampleCard('shield', 'Guarantee', 'Three years, on parts and work.', 'pricing'),
      exampleCard('document', 'Invoices', 'One a month, for everything.', 'contact/'),
    ],
    theme: 'light',
  },
  pictures: {
    component: 'card-grid',
    _uid: 'card-grid-pictures',
    heading: 'Two films and a list',
    columns: '3',
    cards: [
      {
        ...exampleCard('play', 'An order on its way', 'From the shelf to the door.', 'about'),
        image: storedAsset('podcast-cover', 'An order'),
        duration: '39 s',
      },
      {
        ...exampleCard('play', 'A day at the counter', 'Three customers and a return.', 'about'),
        _uid: 'card-counter',
        image: storedAsset('rota', 'A rota'),
        duration: '2 min',
      },
      {
        ...exampleCard('book', 'The price list', 'To leaf through.', 'pricing'),
        image: storedAsset('price-list', 'A price list'),
      },
    ],
    theme: 'light',
  },
  hostile: {
    component: 'card-grid',
    _uid: 'card-grid-hostile',
    label: longWord,
    heading: longHeading,
    description: richParagraphs(markupInText),
    cards: [
      {
        component: 'card',
        _uid: 'card-long',
        heading: longHeading,
        description: longWord,
        image: missingImage,
        duration: longWord,
      },
      {
        component: 'card',
        _uid: 'card-word',
        icon: 'no-such-icon',
        heading: longWord,
        description: markupInText,
        link: storyLink(''),
      },
      { component: 'card', _uid: 'card-nameless', description: 'A card without a heading.' },
    ],
  },
  'shapes of older spaces': {
    component: 'card-grid',
    _uid: 'card-grid-shapes',
    description: 'Plain words in the place of formatted ones.',
    cards: [
      {
        component: 'card',
        _uid: 'card-picture',
        icon: storedAsset('award-2024', ''),
        heading: richParagraphs('An icon of their own'),
        description: 'One piece.\n\nAnd another.',
        link: webLink('www.partner.example'),
      },
    ],
  },
} satisfies Examples

function exampleCard(iconName: string, heading: string, description: string, fullSlug: string) {
  return {
    component: 'card',
    _uid: `card-${iconName}`,
    icon: iconName,
    heading,
    description: richParagraphs(description),
    link: storyLink(fullSlug),
  }
}
