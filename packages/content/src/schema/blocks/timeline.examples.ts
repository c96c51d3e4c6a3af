import { richParagraphs } from './example-content.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'
import { iconNames } from './icon.ts'

export const timelineExamples = {
  usual: {
    component: 'timeline',
    _uid: 'timeline-usual',
    heading: 'The first eleven weeks',
    entries: [
      {
        ...exampleStep(
          'people',
          'Weeks 1 to 2: look',
          'We visit you and write down what you use, and how much of it.',
        ),
        ...{ from: '0', until: '2', mark: 'Weeks 1 to 2' },
      },
      exampleStep(
        'document',
        'Weeks 3 to 5: agree',
        'One price list, one delivery day, one person to ring.',
      ),
      exampleStep(
        'calendar',
        'Weeks 6 to 8: order',
        'Each department orders what it needs, and returns what does not fit.',
      ),
      exampleStep('coins', 'Weeks 9 to 10: compare', 'We read the first two invoices together.'),
      {
        ...exampleStep('flag', 'Week 11: settle in', 'From now on the van comes every Thursday.'),
        ...{ from: '10', until: '11', mark: 'Week 11' },
      },
    ],
    theme: 'light',
  },
  least: {
    component: 'timeline',
    _uid: 'timeline-least',
    entries: [
      { component: 'timeline-entry', _uid: 'timeline-entry-least', heading: '2009: founded' },
    ],
  },
  most: {
    component: 'timeline',
    _uid: 'timeline-most',
    heading: 'Fourteen years of one idea',
    description: richParagraphs('What was added, and what was taken away again.'),
    entries: Array.from({ length: 12 }, (_, index) =>
      exampleStep(
        iconNames[index] ?? 'flag',
        `${2009 + index}: shop number ${index + 1}`,
        'One street more to deliver to, and one list fewer to keep by hand.',
      ),
    ),
    theme: 'dark',
    editable: false,
  },
  'three columns': inColumns('3'),
  'four columns': inColumns('4'),
  'five columns': inColumns('5'),
  hostile: {
    component: 'timeline',
    _uid: 'timeline-hostile',
    heading: longHeading,
    description: richParagraphs(markupInText),
    entries: [
      exampleStep('no-such-icon', longWord, longWord),
      exampleStep('star', markupInText, markupInText),
      exampleStep('clock', longHeading, 'Short.'),
      exampleStep('flag', 'Short', longHeading),
    ],
    theme: 'brand',
  },
} satisfies Examples

function exampleStep(iconName: string, heading: string, description: string) {
  return {
    component: 'timeline-entry',
    _uid: `timeline-entry-${iconName}`,
    icon: iconName,
    heading,
    description: richParagraphs(description),
  }
}

/** As many steps as columns. */
function inColumns(columns: '3' | '4' | '5') {
  const steps = [
    exampleStep('document', 'It is read', 'By one person, the same day.'),
    exampleStep('calendar', 'It gets a day', 'The next one on which the van passes you.'),
    exampleStep('cog', 'It is packed', 'With a note of what is missing, and why.'),
    exampleStep('flag', 'It arrives', 'Before ten, or the delivery costs nothing.'),
    exampleStep('coins', 'It is paid', 'Once a month, on one invoice.'),
  ]
  return {
    component: 'timeline',
    _uid: `timeline-columns-${columns}`,
    heading: 'What happens to an order',
    entries: steps.slice(0, Number(columns)),
    columns,
    theme: 'light',
  }
}
