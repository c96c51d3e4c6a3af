import type { FigureChart } from '@prospectus/content/schema/blocks/figure-chart'
import type { Figure, FigureTable } from '@prospectus/content/schema/fields/figure-table'

/** Style of a line, bar or dot: `stress` and `plain` if anything is highlighted, else by order. */
export type MarkTone =
  | 'stress'
  | 'plain'
  | 'plain-2'
  | 'plain-3'
  | 'plain-4'
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'

const TONES: readonly MarkTone[] = ['first', 'second', 'third', 'fourth']
/** Equally pale beside the highlighted one, but dashed differently. */
const PLAIN_TONES: readonly MarkTone[] = ['plain', 'plain-2', 'plain-3', 'plain-4']

/** A column of the chart's table, with its figures from the first row to the last. */
export interface Series {
  readonly name: string
  readonly tone: MarkTone
  readonly figures: readonly (Figure | undefined)[]
}

export function seriesOf({ data, highlight }: FigureChart): readonly Series[] {
  const highlightedColumn = data.columns.findIndex((name) => isHighlighted(name, highlight))
  return data.columns.map((name, column) => ({
    name,
    tone: toneOf(column, highlightedColumn),
    figures: data.rows.map((row) => row.figures[column]),
  }))
}

/** Undefined if no row is highlighted. */
export function tonesOfRows({ data, highlight }: FigureChart): readonly MarkTone[] | undefined {
  if (!data.rows.some(({ name }) => isHighlighted(name, highlight))) return undefined
  return data.rows.map(({ name }) => (isHighlighted(name, highlight) ? 'stress' : 'plain'))
}

function toneOf(column: number, highlightedColumn: number): MarkTone {
  if (column === highlightedColumn) return 'stress'
  const [tones, index] =
    highlightedColumn === -1
      ? [TONES, column]
      : [PLAIN_TONES, column - Number(column > highlightedColumn)]
  return tones[index % tones.length] ?? 'plain'
}

/** True if `highlight`, names separated by semicolons, has this name; case is ignored. */
export function isHighlighted(name: string, highlight: string | undefined): boolean {
  const highlightedNames =
    highlight?.split(';').map((highlightedName) => highlightedName.trim().toLowerCase()) ?? []
  return name !== '' && highlightedNames.includes(name.toLowerCase())
}

export function valuesOf({ rows }: FigureTable): readonly number[] {
  return rows.flatMap(({ figures }) => figures.flatMap(({ value }) => value ?? []))
}

/** The first highest and first lowest figures, each with the name of its cell; undefined without figures. */
export function extremesOf({ columns, rows }: FigureTable) {
  const cells = rows.flatMap(({ name, figures }) =>
    figures.flatMap(({ text, value }, column) =>
      value === undefined ? [] : [{ text, value, cellName: nameOfCell(name, columns, column) }],
    ),
  )
  const [first] = cells
  if (first === undefined) return undefined
  return {
    highest: cells.reduce((best, cell) => (cell.value > best.value ? cell : best), first),
    lowest: cells.reduce((best, cell) => (cell.value < best.value ? cell : best), first),
  }
}

function nameOfCell(row: string, columns: readonly string[], column: number): string {
  return [row, columns.length > 1 && columns[column]].filter(Boolean).join(', ')
}

/** A path in a viewBox of 100 by 100, with gaps for missing figures. */
export function pathOf(
  figures: readonly (Figure | undefined)[],
  yOf: (value: number) => number,
): string {
  let continuesLine = false
  return figures
    .map((figure, index) => {
      const value = figure?.value
      const command = continuesLine ? 'L' : 'M'
      continuesLine = value !== undefined
      if (value === undefined) return ''
      return `${command}${roundToTenths((index / Math.max(1, figures.length - 1)) * 100)} ${roundToTenths(yOf(value))}`
    })
    .join('')
}

function roundToTenths(value: number): number {
  return Math.round(value * 10) / 10
}
