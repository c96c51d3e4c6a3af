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
          'plug',
          'Weeks 1 to 2: connect',
          'Schedules, hours and ledger load every night.',
        ),
        ...{ from: '0', until: '2', mark: 'Weeks 1 to 2' },
      },
      exampleStep(
        'database',
        'Weeks 3 to 5: agree on data',
        'One calendar, one list of projects, one set of accounts.',
      ),
      exampleStep(
        'curve',
        'Weeks 6 to 8: set baselines',
        'Each project manager signs the curve they will be measured by.',
      ),
      exampleStep(
        'people',
        'Weeks 9 to 10: first review',
        'The portfolio meeting runs from the screen.',
      ),
      {
        ...exampleStep(
          'flag',
          'Week 11: switch off',
          'The first hand-made report is not made any more.',
        ),
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
        `${2009 + index}: version ${index + 1}`,
        'One thing more to see early, and one report fewer to make by hand.',
      ),
    ),
    theme: 'dark',
    editable: false,
  },
  hostile: {
    component: 'timeline',
    _uid: 'timeline-hostile',
    heading: longHeading,
    description: richParagraphs(markupInText),
    entries: [
      exampleStep('no-such-icon', longWord, longWord),
      exampleStep('gate', markupInText, markupInText),
      exampleStep('curve', longHeading, 'Short.'),
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
