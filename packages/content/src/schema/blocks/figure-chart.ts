import { required } from '../fields/field.ts'
import { figureTable } from '../fields/figure-table.ts'
import { option } from '../fields/option.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, theme } from './block-settings.ts'

/** Figures drawn as a chart, with the same figures as a table below it. Stands in a text or on its own. */
export const figureChart = defineBlock('figure-chart', {
  label: 'Chart',
  group: 'product',
  fields: {
    shape: required(
      option({
        label: 'Kind of chart',
        choices: [
          { name: 'Lines over time', value: 'line' },
          { name: 'Bars', value: 'bar' },
          { name: 'Steps to a total', value: 'steps' },
          { name: 'Dots on a line', value: 'dot' },
          { name: 'Before and after', value: 'slope' },
          { name: 'Small lines in a table', value: 'sparklines' },
          { name: 'Table', value: 'table' },
        ],
      }),
    ),
    title: required(text({ label: 'Title', help: 'What the figures say, as a sentence.' })),
    unit: text({ label: 'Unit', help: 'What is counted, such as £m or days a month.' }),
    source: text({ label: 'Source', help: 'Where the figures come from.' }),
    note: text({ label: 'Note on the figures' }),
    highlight: text({
      label: 'Stress',
      help: 'The name of one column or row, which is drawn to stand out. Rows: more than one, with a semicolon between. In a table bars show the column, and the row is the sum.',
    }),
    data: required(
      figureTable({
        label: 'Table of figures',
        help: 'Paste cells from a spreadsheet, or type them, a line for each row, with a tab or a bar (|) between cells. The first row holds the headings, the first column the names.',
      }),
    ),
    theme,
    editable,
  },
})

export type FigureChart = BlockOf<typeof figureChart>
export type ChartKind = FigureChart['shape']
