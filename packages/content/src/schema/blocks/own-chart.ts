import { items } from '../fields/items.ts'
import { figureChart } from './figure-chart.ts'

/** A chart of the figures that the block speaks of, where no drawing shows them (decision 0068). */
export const chart = items({
  label: 'Chart',
  help: 'Of this block’s own figures; shown in place of the drawing.',
  of: figureChart,
  maximum: 1,
})
