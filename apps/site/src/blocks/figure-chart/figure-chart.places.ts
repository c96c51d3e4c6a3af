import type { Series } from './figure-chart.marks.ts'
import { short } from './figure-chart.scale.ts'

/** A name that stands inside a drawing of lines, beside a point of its line. */
export interface PlacedName {
  readonly series: Series
  /** The row of the point, and its height in em. */
  readonly row: number
  readonly y: number
  readonly side: 'above' | 'below'
  readonly anchor: 'start' | 'end'
}

interface Ground {
  /** Height of a value, in em from the top. */
  readonly y: (value: number) => number
  /** What share of the width a letter takes on the smallest phone. */
  readonly letter: number
}

/** Em that a line of words takes above the point beside which it stands. */
const TALL = 1.7

/** Whether a column has one figure alone: it is a point, and its name stands there. */
export function isPoint({ figures }: Series): boolean {
  return figures.filter((figure) => figure?.value !== undefined).length === 1
}

/** Whether a column says the same throughout: a limit, of which no end is worth a dot. */
export function isLevel({ figures }: Series): boolean {
  const known = figures.flatMap((figure) => figure?.value ?? [])
  return known.every((value) => value === known[0])
}

/** The name of a point, on the side that the lines through it leave free. */
export function nameOfPoint(point: Series, all: readonly Series[], { y }: Ground): PlacedName {
  const row = point.figures.findIndex((figure) => figure?.value !== undefined)
  const value = valueAt(point, row) ?? 0
  const rises = all.some((one) => {
    return valueAt(one, row) === value && (valueAt(one, row + 1) ?? value) > value
  })
  const isLate = row / Math.max(1, point.figures.length - 1) > 0.75
  const anchor = isLate ? 'end' : 'start'
  const side = rises === isLate ? 'above' : 'below'
  return { series: point, row, y: y(value), side, anchor }
}

/**
 * Where the name of a line stands on the line itself: a level one is named at its start, one that ends before the
 * others at its middle. Undefined for any other line, and where another line runs through the place.
 */
export function nameOnLine(
  line: Series,
  all: readonly Series[],
  ground: Ground,
): PlacedName | undefined {
  const place = placeOnLine(line, ground)
  if (place === undefined) return undefined
  const rows = Math.max(1, line.figures.length - 1)
  const reach = (line.name.length + 1) * ground.letter * rows
  const [from, to] =
    place.anchor === 'start' ? [place.row, place.row + reach] : [place.row - reach, place.row]
  const isTaken = all.some((one) =>
    one.figures.some((figure, at) => {
      if (one === line || figure?.value === undefined || at < from - 1 || at > to + 1) return false
      const height = ground.y(figure.value)
      return height > place.y - TALL && height <= place.y
    }),
  )
  return isTaken || from < 0 || to > rows ? undefined : place
}

function placeOnLine(series: Series, { y }: Ground): PlacedName | undefined {
  const known = series.figures.flatMap((figure, at) =>
    figure?.value === undefined ? [] : [{ at, value: figure.value }],
  )
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return undefined
  if (isLevel(series)) {
    return { series, row: first.at, y: y(first.value), side: 'above', anchor: 'start' }
  }
  if (last.at === series.figures.length - 1) return undefined
  const middle = known[Math.floor(known.length / 2)] ?? last
  const anchor = last.value > first.value ? 'end' : 'start'
  return { series, row: middle.at, y: short(y(middle.value)), side: 'above', anchor }
}

function valueAt({ figures }: Series, row: number): number | undefined {
  return figures[row]?.value
}
