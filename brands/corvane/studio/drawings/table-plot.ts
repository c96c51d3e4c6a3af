import type { Plot, Series } from '../../covers/plot.ts'
import { numberIn } from './number-in.ts'
import { type Table, tablesIn } from './story-tables.ts'

/** Fewer rows make no recognisable chart; more would be too narrow in a list of cards. */
const ROWS = { min: 3, max: 12 } as const

/** The figures of the first table in a text that can be drawn on a cover; undefined if there is none. */
export function plotOfTables(content: unknown): Plot | undefined {
  for (const table of tablesIn(content)) {
    const plot = plotOfTable(table)
    if (plot !== undefined) return plot
  }
  return undefined
}

function plotOfTable([head = [], ...lines]: Table): Plot | undefined {
  const rows = lines.filter(([name = '']) => !SUM.test(name)).slice(0, ROWS.max)
  if (rows.length < ROWS.min) return undefined
  const columns = head
    .slice(1)
    .map((_, at) => rows.map((cells) => numberIn(cells[at + 1] ?? '')))
    .filter(variesEnough)
  const [first] = columns
  if (first === undefined) return undefined
  const second = columns.slice(1).find((other) => haveSameScale(first, other))
  const isInTime = rows.every(([name = '']) => MOMENT.test(name))
  const series = second === undefined ? [first] : [first, second]
  return { shape: isInTime ? 'line' : 'bar', series, highlighted: 0 }
}

const SUM = /^(?:total|sum|all|together|in all|insgesamt|summe|zusammen)\b/i
const MOMENT =
  /^(?:\d+|(?:19|20)\d\d.*|(?:week|year|month|day|q)\s*\d.*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b.*)$/i

/** True if the figures of a column differ visibly in a chart. */
function variesEnough(column: Series): boolean {
  const known = column.filter((value) => value !== undefined)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const differs = new Set(known).size > 2 && high - low > high * 0.15
  return known.length >= column.length * 0.7 && differs
}

function haveSameScale(one: Series, other: Series): boolean {
  const largest = (series: Series) => Math.max(...series.map((value) => Math.abs(value ?? 0)))
  const ratio = largest(one) / (largest(other) || 1)
  return ratio > 0.4 && ratio < 2.5
}
