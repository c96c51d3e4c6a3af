import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { number } from '../fields/number.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { columnsField, description, headingAndText, themeAndEditable } from './block-settings.ts'
import { icon } from './icon.ts'

export const timelineEntry = defineItem('timeline-entry', {
  label: 'Step',
  fields: {
    icon: icon(),
    heading: required(text({ label: 'Heading' })),
    description,
    from: number({
      label: 'Position on the scale',
      help: 'A number of minutes, days, weeks or years; use the same unit in all steps. If two or more steps have one, a line above shows them to scale.',
    }),
    until: number({
      label: 'End on the scale',
      help: 'For a step with a duration, in the same unit.',
    }),
    mark: text({
      label: 'Label on the scale',
      help: 'A few characters, such as “07:04” or “Day 3”.',
    }),
  },
})

/** Steps in order: a carousel (BLOCK-5), or a list in rows if it has `columns` (BLOCK-2a). */
export const timeline = defineBlock('timeline', {
  label: 'Timeline',
  group: 'text',
  fields: {
    ...headingAndText,
    entries: required(items({ label: 'Steps', of: timelineEntry })),
    columns: columnsField(
      'The number of columns on a wide screen, where the steps stand in rows. Without it they are a carousel.',
    ),
    ...themeAndEditable,
  },
})

export type Timeline = BlockOf<typeof timeline>
export type TimelineEntry = Timeline['entries'][number]
