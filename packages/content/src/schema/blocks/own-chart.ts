import { items } from '../fields/items.ts'
import { figureChart } from './figure-chart.ts'

/** A chart for a block whose figures no drawing shows (decision 0068). */
export const chart = items({
  label: 'Chart',
  help: 'Of this block’s own figures; shown in place of the drawing.',
  of: figureChart,
  maximum: 1,
})
