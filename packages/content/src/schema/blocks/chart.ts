import { items } from '../fields/items.ts'
import { figureChart } from './figure-chart.ts'

/** Chart in place of a block's drawing (decision 0068). */
export const chart = items({
  label: 'Chart',
  help: 'Shows this block’s own figures where it has no image.',
  of: figureChart,
  maximum: 1,
})
