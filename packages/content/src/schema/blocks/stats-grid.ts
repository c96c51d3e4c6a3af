import { asset } from '../fields/asset.ts'
import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { multilink } from '../fields/multilink.ts'
import { option } from '../fields/option.ts'
import { text } from '../fields/text.ts'
import { toneOf } from '../rich-text/tone.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { columns, headingAndText, themeAndEditable } from './block-settings.ts'

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
        { name: 'Highlighted', value: 'signal' },
        { name: 'Ahead of plan', value: 'ahead' },
        { name: 'Behind plan', value: 'behind' },
      ],
      fromColour: ({ hex }) => {
        const tone = toneOf(hex)
        return tone === undefined || tone === 'action' ? 'neutral' : tone
      },
    }),
    logo: asset({ label: 'Logo' }),
    link: multilink({ label: 'Link', help: 'Where the figure is explained.' }),
  },
})

export const statsGrid = defineBlock('stats-grid', {
  label: 'Stats grid',
  group: 'product',
  fields: {
    ...headingAndText,
    columns,
    stats: required(items({ label: 'Figures', of: stat })),
    ...themeAndEditable,
  },
})

export type Stat = StatsGrid['stats'][number]
export type StatsGrid = BlockOf<typeof statsGrid>
