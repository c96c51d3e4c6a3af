import { extensions } from '../extensions.ts'
import { required } from '../fields/field.ts'
import { figureTable } from '../fields/figure-table.ts'
import { number } from '../fields/number.ts'
import { option } from '../fields/option.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { themeAndEditable } from './block-settings.ts'

/** Chart with its figures as a table below; used within a text or by itself. */
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
    title: required(text({ label: 'Title', help: 'A sentence that says what the figures show.' })),
    unit: text({ label: 'Unit', help: 'Such as £m or days a month.' }),
    source: text({ label: 'Source', help: 'Where the figures come from.' }),
    note: text({ label: 'Note on the figures' }),
    highlight: text({
      label: 'Highlight',
      help: 'Name of a column or row to emphasise. Separate several rows with semicolons. In a table, up to two columns are shown as bars and the row as the total.',
    }),
    limit: number({
      label: 'Limit of the bars',
      help: 'In a table: the bars have a line at this figure, and what goes beyond it stands out.',
    }),
    divide_after: text({
      label: 'Heavy line after',
      help: 'In a table: the name of the row below which a heavy line is drawn, such as the last one that was approved.',
    }),
    screen: option({
      label: 'Screen of the product',
      help: 'Frames the figures as the window of the product that shows them.',
      choices: extensions.flatMap(({ screens }) => screens),
    }),
    data: required(
      figureTable({
        label: 'Table of figures',
        help: 'Paste cells from a spreadsheet, or type one row per line with a tab or a bar (|) between cells. The first row has the headings, the first column the names.',
      }),
    ),
    ...themeAndEditable,
  },
})

export type FigureChart = BlockOf<typeof figureChart>
export type ChartKind = FigureChart['shape']
