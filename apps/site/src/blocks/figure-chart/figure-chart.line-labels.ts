import type { Series } from './figure-chart.marks.ts'
import { roundToHundredths } from './figure-chart.scale.ts'

/** A name inside the drawing, beside a point of its line; `y` is the point's position, in em from the top. */
export interface LineLabel {
  readonly series: Series
  /** Index of the point's row in the table. */
  readonly row: number
  readonly y: number
  readonly side: 'above' | 'below'
  readonly anchor: 'start' | 'end'
}

interface Plot {
  /** Em from the top. */
  readonly y: (value: number) => number
  /** Share of the width per letter on the smallest phone. */
  readonly letterWidth: number
}

const LABEL_HEIGHT_EM = 1.7

/** True for a column with a single figure, which is drawn as a point. */
export function isPoint({ figures }: Series): boolean {
  return figures.filter((figure) => figure?.value !== undefined).length === 1
}

/** True for a constant column, such as a limit, which gets no end dot. */
export function isConstant({ figures }: Series): boolean {
  const values = figures.flatMap((figure) => figure?.value ?? [])
  return values.every((value) => value === values[0])
}

/** Places a point's name clear of the line through the point. */
export function labelForPoint(point: Series, lines: readonly Series[], { y }: Plot): LineLabel {
  const row = point.figures.findIndex((figure) => figure?.value !== undefined)
  const value = valueAt(point, row) ?? 0
  const isLineRising = lines.some((series) => {
    return valueAt(series, row) === value && (valueAt(series, row + 1) ?? value) > value
  })
  const isLate = row / Math.max(1, point.figures.length - 1) > 0.75
  const anchor = isLate ? 'end' : 'start'
  const side = isLineRising === isLate ? 'above' : 'below'
  return { series: point, row, y: y(value), side, anchor }
}

/**
 * Places a name at the start of a level line, in the middle of one that ends early, and outside two lines that end
 * together; undefined for other lines, and where another line is in the way.
 */
export function labelForLine(
  line: Series,
  lines: readonly Series[],
  plot: Plot,
): LineLabel | undefined {
  return candidateLabels(line, lines, plot).find((label) => isFree(label, lines, plot))
}

/** True when the name is inside the drawing, and no other line runs through it. */
function isFree(label: LineLabel, lines: readonly Series[], plot: Plot): boolean {
  const line = label.series
  const rows = Math.max(1, line.figures.length - 1)
  const widthInRows = (line.name.length + 1) * plot.letterWidth * rows
  const [from, to] =
    label.anchor === 'start'
      ? [label.row, label.row + widthInRows]
      : [label.row - widthInRows, label.row]
  const [top, bottom] =
    label.side === 'above'
      ? [label.y - LABEL_HEIGHT_EM, label.y]
      : [label.y, label.y + LABEL_HEIGHT_EM]
  const isTaken = lines.some((series) =>
    series.figures.some((figure, index) => {
      if (series === line || figure?.value === undefined || index < from - 1 || index > to + 1)
        return false
      const figureY = plot.y(figure.value)
      return figureY >= top && figureY <= bottom
    }),
  )
  return !isTaken && from >= 0 && to <= rows
}

/** Candidate positions for a name along its line, best first. */
function candidateLabels(line: Series, lines: readonly Series[], plot: Plot): readonly LineLabel[] {
  const label = preferredLabel(line, plot)
  if (label !== undefined) return [label]
  const [other, ...furtherLines] = lines.filter((series) => series !== line)
  return other === undefined || furtherLines.length > 0 ? [] : labelsOutside(line, other, plot)
}

/**
 * Candidate positions for a name outside two lines that end together; those where the lines are furthest apart
 * come first.
 */
function labelsOutside(series: Series, other: Series, { y }: Plot): readonly LineLabel[] {
  return series.figures
    .flatMap((figure, row) => {
      const [value, otherValue] = [figure?.value, valueAt(other, row)]
      if (value === undefined || otherValue === undefined || value === otherValue) return []
      const slope = (valueAt(series, row + 1) ?? value) - (valueAt(series, row - 1) ?? value)
      const side = value > otherValue ? ('above' as const) : ('below' as const)
      const anchor = slope > 0 === (side === 'above') ? ('end' as const) : ('start' as const)
      return [
        { gap: Math.abs(value - otherValue), label: { series, row, y: y(value), side, anchor } },
      ]
    })
    .toSorted((a, b) => b.gap - a.gap)
    .map(({ label }) => label)
}

function preferredLabel(series: Series, { y }: Plot): LineLabel | undefined {
  const knownFigures = series.figures.flatMap((figure, index) =>
    figure?.value === undefined ? [] : [{ index, value: figure.value }],
  )
  const [first, last] = [knownFigures[0], knownFigures.at(-1)]
  if (first === undefined || last === undefined) return undefined
  if (isConstant(series)) {
    return { series, row: first.index, y: y(first.value), side: 'above', anchor: 'start' }
  }
  if (last.index === series.figures.length - 1) return undefined
  const middle = knownFigures[Math.floor(knownFigures.length / 2)] ?? last
  const anchor = last.value > first.value ? 'end' : 'start'
  return { series, row: middle.index, y: roundToHundredths(y(middle.value)), side: 'above', anchor }
}

function valueAt({ figures }: Series, row: number): number | undefined {
  return figures[row]?.value
}
