import { required } from '../fields/field.ts'
import { defineItem, items } from '../fields/items.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { columns, editable, theme } from './block-settings.ts'
import { richParagraphs } from './example-content.ts'
import { icon } from './icon.ts'

export const iconEntry = defineItem('icon-entry', {
  label: 'Entry with icon',
  fields: {
    icon: icon(),
    heading: required(text({ label: 'Heading' })),
    description: richText({ label: 'Text' }),
  },
})

/** Points side by side, each under an icon. */
export const iconGrid = defineBlock('icon-grid', {
  label: 'Icon grid',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    columns,
    entries: required(items({ label: 'Entries', of: iconEntry })),
    theme,
    editable,
  },
  examples: {
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
  },
})

export type IconGrid = BlockOf<typeof iconGrid>

function exampleEntry(iconName: string, heading: string, description: string) {
  return {
    component: 'icon-entry',
    _uid: `icon-entry-${iconName}`,
    icon: iconName,
    heading,
    description: richParagraphs(description),
  }
}
