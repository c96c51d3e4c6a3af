import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { option } from '../fields/option.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { columns, editable, theme } from './block-settings.ts'
import { richParagraphs } from './example-content.ts'

export const stat = defineItem('stat', {
  label: 'Figure',
  fields: {
    heading: required(text({ label: 'Figure', help: 'With its unit, such as 11 %.' })),
    subheading: text({ label: 'What it measures' }),
    text: text({ label: 'Note', help: 'Where the figure comes from.' }),
    color: option({
      label: 'Meaning',
      choices: [
        { name: 'Neutral', value: 'neutral' },
        { name: 'The one to look at', value: 'signal' },
        { name: 'Ahead of plan', value: 'ahead' },
        { name: 'Behind plan', value: 'behind' },
      ],
    }),
    logo: asset({ label: 'Logo' }),
  },
})

/** Key figures side by side. */
export const statsGrid = defineBlock('stats-grid', {
  label: 'Stats grid',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    columns,
    stats: required(items({ label: 'Figures', of: stat })),
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'stats-grid',
      _uid: 'stats-grid-usual',
      heading: 'Measured a year after the first load',
      description: richParagraphs('Medians over 40 customers, asked by an outside firm.'),
      columns: '4',
      stats: [
        exampleStat('1', '11 weeks', 'to the first portfolio', 'neutral'),
        exampleStat('2', '2 days', 'to close the month', 'signal'),
        exampleStat('3', '+6 %', 'earned against planned value', 'ahead'),
        exampleStat('4', '−9 %', 'reports still made by hand', 'behind'),
      ],
      theme: 'dark',
    },
    least: {
      component: 'stats-grid',
      _uid: 'stats-grid-least',
      stats: [{ component: 'stat', _uid: 'stat-least', heading: '600' }],
    },
  },
})

export type Stat = StatsGrid['stats'][number]
export type StatsGrid = BlockOf<typeof statsGrid>

function exampleStat(uid: string, heading: string, subheading: string, color: string) {
  return { component: 'stat', _uid: `stat-${uid}`, heading, subheading, color }
}
