import { richParagraphs, storedAsset, storyLink, webLink } from './example-content.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'
import { iconNames } from './icon.ts'

export const cardGridExamples = {
  usual: {
    component: 'card-grid',
    _uid: 'card-grid-usual',
    label: 'Who it is for',
    heading: 'One portfolio, four readings of it',
    description: richParagraphs('The figures are the same for everyone; the questions are not.'),
    columns: '4',
    cards: [
      exampleCard(
        'scale',
        'Project office',
        'Which reports can we stop asking for?',
        'who-we-help/project-management-officers',
      ),
      exampleCard('coins', 'Finance', 'What will be spent by the year end?', 'who-we-help/cfo'),
      exampleCard(
        'people',
        'Operations',
        'Who is booked twice in May?',
        'who-we-help/chief-operating-officer',
      ),
      exampleCard(
        'target',
        'Strategy',
        'Which benefits are late?',
        'who-we-help/chief-strategy-officer',
      ),
    ],
    theme: 'tinted',
  },
  least: {
    component: 'card-grid',
    _uid: 'card-grid-least',
    cards: [{ component: 'card', _uid: 'card-least', heading: 'Baseline control' }],
  },
  most: {
    component: 'card-grid',
    _uid: 'card-grid-most',
    label: 'The platform',
    heading: 'Fifteen modules over one set of figures',
    description: richParagraphs('Take the three that hurt; the others find their data ready.'),
    columns: '5',
    cards: iconNames.slice(0, 15).map((name, index) => ({
      ...exampleCard(
        name,
        `Module ${index + 1}`,
        'What it reads, what it writes, and who signs for it.',
        'ppm-infrastructure',
      ),
      _uid: `card-most-${index}`,
    })),
    theme: 'dark',
    editable: false,
  },
  'three columns': {
    component: 'card-grid',
    _uid: 'card-grid-three',
    heading: 'What changes in the first quarter',
    columns: '3',
    cards: [
      exampleCard('clock', 'Month end', 'From nine days to two.', 'project-controls-software'),
      exampleCard('shield', 'Baselines', 'Frozen, numbered, compared.', 'ppm-infrastructure'),
      exampleCard('document', 'Reports', 'Written once a month, by nobody.', 'edge'),
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
      { component: 'card', _uid: 'card-long', heading: longHeading, description: longWord },
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
        icon: storedAsset('controls-practice-2024', ''),
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
