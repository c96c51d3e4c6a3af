import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'
import { richParagraphs } from './example-content.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'
import { icon, iconNames } from './icon.ts'

export const timelineEntry = defineItem('timeline-entry', {
  label: 'Step',
  fields: {
    icon: icon(),
    heading: required(text({ label: 'Heading' })),
    description: richText({ label: 'Text' }),
  },
})

/** Steps in their order, turned like pages (BLOCK-5). */
export const timeline = defineBlock('timeline', {
  label: 'Timeline',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    entries: required(items({ label: 'Steps', of: timelineEntry })),
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'timeline',
      _uid: 'timeline-usual',
      heading: 'The first eleven weeks',
      entries: [
        exampleStep(
          'plug',
          'Weeks 1 to 2: connect',
          'Schedules, hours and ledger load every night.',
        ),
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
        exampleStep(
          'flag',
          'Week 11: switch off',
          'The first hand-made report is not made any more.',
        ),
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
  },
})

export type Timeline = BlockOf<typeof timeline>
export type TimelineEntry = Timeline['entries'][number]

function exampleStep(iconName: string, heading: string, description: string) {
  return {
    component: 'timeline-entry',
    _uid: `timeline-entry-${iconName}`,
    icon: iconName,
    heading,
    description: richParagraphs(description),
  }
}
