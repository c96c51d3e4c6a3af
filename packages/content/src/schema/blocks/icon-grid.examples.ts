import { richParagraphs } from './example-content.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'
import { iconNames } from './icon.ts'

export const iconGridExamples = {
  usual: {
    component: 'icon-grid',
    _uid: 'icon-grid-usual',
    heading: 'What the nightly load brings in',
    columns: '3',
    entries: [
      exampleEntry(
        'gantt',
        'Schedules',
        'Activities, links and float, with yesterday’s state kept.',
      ),
      exampleEntry('clock', 'Hours', 'Booked and approved time by person and control account.'),
      exampleEntry(
        'coins',
        'Cost',
        'Commitments and actuals from the ledger, in the currency booked.',
      ),
    ],
    theme: 'light',
  },
  least: {
    component: 'icon-grid',
    _uid: 'icon-grid-least',
    entries: [{ component: 'icon-entry', _uid: 'icon-entry-least', heading: 'Audit trail' }],
  },
  most: {
    component: 'icon-grid',
    _uid: 'icon-grid-most',
    label: 'The whole set',
    heading: 'Everything that has a sign of its own',
    description: richParagraphs('One hand drew them, on a square of 24 units.'),
    columns: '5',
    entries: iconNames.map((name) =>
      exampleEntry(name, name.replace('-', ' '), 'A line, and the one part that is the needle.'),
    ),
    theme: 'dark',
    editable: false,
  },
  'four columns': {
    component: 'icon-grid',
    _uid: 'icon-grid-four',
    label: 'A month end',
    heading: 'Four days, and who does what on each',
    columns: '4',
    entries: [
      exampleEntry('database', 'Day 1', 'The ledgers close and are read at two in the morning.'),
      exampleEntry('people', 'Day 2', 'Control account managers look at what has moved.'),
      exampleEntry('chart', 'Day 3', 'Variances over the threshold are explained.'),
      exampleEntry('gate', 'Day 4', 'The board decides what waits at a gate.'),
    ],
    theme: 'tinted',
  },
  hostile: {
    component: 'icon-grid',
    _uid: 'icon-grid-hostile',
    label: longWord,
    heading: longHeading,
    description: richParagraphs(markupInText),
    entries: [
      {
        component: 'icon-entry',
        _uid: 'icon-entry-long',
        icon: 'no-such-icon',
        heading: longHeading,
        description: richParagraphs(markupInText, longWord),
      },
      { component: 'icon-entry', _uid: 'icon-entry-word', icon: 'pin', heading: longWord },
      { component: 'icon-entry', _uid: 'icon-entry-nameless', icon: 'gate' },
    ],
    theme: 'brand',
  },
} satisfies Examples

function exampleEntry(iconName: string, heading: string, description: string) {
  return {
    component: 'icon-entry',
    _uid: `icon-entry-${iconName}`,
    icon: iconName,
    heading,
    description: richParagraphs(description),
  }
}
