import { richParagraphs } from './example-content.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'
import { iconLabel, iconNames } from './icon.ts'

export const iconGridExamples = {
  usual: {
    component: 'icon-grid',
    _uid: 'icon-grid-usual',
    heading: 'What is in the price',
    columns: '3',
    entries: [
      exampleEntry(
        'calendar',
        'Appointments',
        'Evenings and Saturdays too, with a reminder the day before.',
      ),
      exampleEntry(
        'clock',
        'Opening hours',
        'Monday to Friday 8 am to 6 pm, Saturday 9 am to 4 pm.',
      ),
      exampleEntry('coins', 'Fixed prices', 'For a year, in the currency that you pay in.'),
    ],
    theme: 'light',
  },
  least: {
    component: 'icon-grid',
    _uid: 'icon-grid-least',
    entries: [{ component: 'icon-entry', _uid: 'icon-entry-least', heading: 'Guarantee' }],
  },
  most: {
    component: 'icon-grid',
    _uid: 'icon-grid-most',
    label: 'The whole set',
    heading: 'Every icon in the set',
    description: richParagraphs('One hand drew them, on a square of 24 units.'),
    columns: '5',
    entries: iconNames.map((name) =>
      exampleEntry(name, iconLabel(name), 'A line, and the one part that stands out.'),
    ),
    theme: 'dark',
    editable: false,
  },
  'four columns': {
    component: 'icon-grid',
    _uid: 'icon-grid-four',
    label: 'An order',
    heading: 'Four days, and who does what on each',
    columns: '4',
    entries: [
      exampleEntry('mail', 'Day 1', 'The order comes in and is confirmed by noon.'),
      exampleEntry('people', 'Day 2', 'Two people pick it and check it against the list.'),
      exampleEntry('document', 'Day 3', 'The invoice is written, and read once more.'),
      exampleEntry('phone', 'Day 4', 'The driver rings an hour before the delivery.'),
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
      { component: 'icon-entry', _uid: 'icon-entry-nameless', icon: 'flag' },
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
