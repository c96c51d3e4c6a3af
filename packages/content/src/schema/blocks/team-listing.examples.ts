import { richParagraphs } from './example-content.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

export const teamListingExamples = {
  usual: {
    component: 'team-listing',
    _uid: 'team-listing-usual',
    heading: 'Leadership team',
    description: richParagraphs('All of them began at the counter.'),
    members: [],
    theme: 'light',
  },
  least: { component: 'team-listing', _uid: 'team-listing-least' },
  most: {
    component: 'team-listing',
    _uid: 'team-listing-most',
    label: 'On call',
    heading: 'Three who answer in the night',
    description: richParagraphs('In the order in which they are woken.'),
    members: [
      'f994945f-d7ef-5f2e-8195-c438b9dcaa15',
      'be3f2e1a-4aa0-5f38-9895-518d973e0088',
      'd3d7b4f1-db63-5d5a-b5f8-63d2c288e464',
    ],
    theme: 'dark',
    editable: false,
  },
  hostile: {
    component: 'team-listing',
    _uid: 'team-listing-hostile',
    label: longWord,
    heading: longHeading,
    description: richParagraphs(markupInText, longWord),
    members: ['there-is-no-such-person', 'be3f2e1a-4aa0-5f38-9895-518d973e0088'],
    theme: 'brand',
  },
} satisfies Examples
