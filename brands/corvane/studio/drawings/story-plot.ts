import { readFigures } from '@prospectus/content/schema/fields/figure-table'
import { objectsIn } from '../../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import type { Plot } from '../../covers/plot.ts'

/** More sparklines would not be high enough. */
const MAX_ROWS = 7

/** The figures of a story's first chart that can be drawn on a cover; undefined if there is none. */
export function plotOf({ content }: Pick<StoryFile, 'content'>): Plot | undefined {
  for (const { value } of objectsIn(content)) {
    const plot = value.component === 'figure-chart' ? plotOfChart(value) : undefined
    if (plot !== undefined) return plot
  }
  return undefined
}

function plotOfChart(chart: Readonly<Record<string, unknown>>): Plot | undefined {
  const shape = SHAPES.find((one) => one === chart.shape)
  const table = readFigures(chart.data)
  if (shape === undefined || table === undefined) return undefined
  const isByRow = shape === 'slope' || shape === 'sparklines'
  const all = isByRow
    ? table.rows.map(({ name, figures }) => ({ name, values: figures.map(({ value }) => value) }))
    : table.columns.map((name, column) => ({
        name,
        values: table.rows.map(({ figures }) => figures[column]?.value),
      }))
  const drawable = all
    .filter(({ values }) => values.some((value) => value !== undefined))
    .slice(0, isByRow ? MAX_ROWS : undefined)
  const highlight = String(chart.highlight ?? '').toLowerCase()
  const highlighted = drawable.findIndex(({ name }) => name.toLowerCase() === highlight)
  return {
    shape,
    series: drawable.map(({ values }) => values),
    names: drawable.map(({ name }) => name),
    highlighted: Math.max(0, highlighted),
  }
}

const SHAPES = ['line', 'bar', 'dot', 'slope', 'sparklines'] as const
