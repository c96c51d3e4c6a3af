import type { Ink } from '../ink.ts'
import type { Plot, Series } from '../plot.ts'
import { box, disc, filled, line, lines, type Point, polyline, stroked } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'
import { labels, words } from './words.ts'

/** Draws a resource's own chart; of its words only the names of series, where a cover shows them. */
type DrawPlot = (plot: Plot) => Drawing

export const curves: DrawPlot =
  ({ series, highlighted, names }) =>
  (ink) => {
    const y = verticalScale(series.flat(), true)
    const drawn = series.map((values) => pointsOf(values, y, area.left, area.width))
    const others = otherLines(drawn, highlighted)
    const main = drawn[highlighted] ?? []
    const end = main.at(-1) ?? [area.right, area.bottom]
    return {
      body:
        stroked(others, { stroke: ink.soft, width: 4 }) +
        stroked(polyline(main), { stroke: ink.line, width: 7 }) +
        disc(end[0], end[1], 11, ink.line) +
        curveNames(drawn, names, ink),
      needle: end[0],
    }
  }

export const bars: DrawPlot =
  ({ series, highlighted }) =>
  (ink) => {
    const y = verticalScale([...series.flat(), 0], true)
    const rows = Math.max(...series.map(({ length }) => length))
    const pitch = area.width / rows
    const width = (pitch * 0.74) / series.length
    const mainValues = series[highlighted] ?? []
    const highestRow = mainValues.indexOf(
      Math.max(...mainValues.map((value) => value ?? Number.NEGATIVE_INFINITY)),
    )
    let [main, others] = ['', '']
    for (const [seriesIndex, values] of series.entries()) {
      for (const [row, value = 0] of values.entries()) {
        const [top, bottom] = [Math.min(y(value), y(0)), Math.max(y(value), y(0))]
        const bar = box(
          area.left + row * pitch + seriesIndex * width,
          top,
          width * 0.92,
          bottom - top,
        )
        if (seriesIndex === highlighted) main += bar
        else others += bar
      }
    }
    return {
      body:
        line(area.left, y(0), area.right, y(0), { stroke: ink.soft, width: 2 }) +
        filled(others, ink.soft) +
        filled(main, ink.line),
      needle: area.left + (highestRow + 0.4) * pitch,
    }
  }

export const dots: DrawPlot =
  ({ series, highlighted }) =>
  (ink) => {
    const across = horizontalScale(series.flat())
    const rows = Math.max(...series.map(({ length }) => length))
    const y = (row: number) => area.top + ((row + 0.5) * area.height) / rows
    const valuesIn = (row: number) => series.flatMap((values) => values[row] ?? [])
    const spans = Array.from({ length: rows }, (_, row): readonly [Point, Point] => [
      [across(Math.min(...valuesIn(row))), y(row)],
      [across(Math.max(...valuesIn(row))), y(row)],
    ]).filter((_, row) => valuesIn(row).length > 1)
    const radius = Math.min(13, area.height / rows / 2.6)
    const marks = series.map((values, seriesIndex) =>
      values.map((value, row) => {
        if (value === undefined) return ''
        const isMain = seriesIndex === highlighted
        const fill = isMain ? ink.line : ink.background
        return disc(across(value), y(row), radius, fill, { stroke: ink.line, width: 4 })
      }),
    )
    const last = series[highlighted]?.findLast((value) => value !== undefined) ?? 0
    return {
      body: lines(spans, { stroke: ink.soft, width: 5 }) + marks.flat().join(''),
      needle: across(last),
    }
  }

export const slopes: DrawPlot =
  ({ series, highlighted, names }) =>
  (ink) => {
    const y = verticalScale(series.flat(), false)
    const [left, right] =
      names === undefined ? [area.left + 60, area.right - 60] : [area.left + 14, area.left + 300]
    const drawn = series.map((values) => pointsOf(values, y, left, right - left))
    const ends = drawn.flat().map(([x, y]) => disc(x, y, 7, ink.line))
    const others = otherLines(drawn, highlighted)
    return {
      body:
        lines(
          [
            [
              [left, area.top],
              [left, area.bottom],
            ],
            [
              [right, area.top],
              [right, area.bottom],
            ],
          ],
          {
            stroke: ink.faint,
            width: 3,
          },
        ) +
        stroked(others, { stroke: ink.soft, width: 4 }) +
        stroked(polyline(drawn[highlighted] ?? []), { stroke: ink.line, width: 8 }) +
        ends.join('') +
        slopeNames(drawn, names, ink),
      needle: right,
    }
  }

export const strips: DrawPlot =
  ({ series, highlighted }) =>
  (ink) => {
    const pitch = area.height / series.length
    const drawn = series.map((values, row) => {
      const y = verticalScale(values, false, area.top + row * pitch, pitch * 0.72)
      return pointsOf(values, y, area.left, area.width)
    })
    const ends = drawn.flatMap((points) => points.slice(-1))
    const width = Math.min(6, pitch / 8)
    return {
      body:
        stroked(otherLines(drawn, highlighted), { stroke: ink.soft, width }) +
        stroked(polyline(drawn[highlighted] ?? []), { stroke: ink.line, width: width * 1.6 }) +
        ends.map(([x, y]) => disc(x, y, width * 1.5, ink.line)).join(''),
      needle: area.right,
    }
  }

/** Draws the highlighted series as an area. */
export const areas: DrawPlot =
  ({ series, highlighted, names }) =>
  (ink) => {
    const y = verticalScale([...series.flat(), 0], true)
    const main = pointsOf(series[highlighted] ?? [], y, area.left, area.width)
    const drawn = series.map((values) => pointsOf(values, y, area.left, area.width))
    const others = otherLines(drawn, highlighted)
    const [first, last] = [main[0] ?? [area.left, y(0)], main.at(-1) ?? [area.right, y(0)]]
    const base: Point[] = [
      [last[0], y(0)],
      [first[0], y(0)],
    ]
    return {
      body:
        filled(polyline([...main, ...base], true), ink.fill) +
        stroked(others, { stroke: ink.soft, width: 4, dash: '11 8' }) +
        stroked(polyline(main), { stroke: ink.line, width: 7 }) +
        curveNames(drawn, names, ink),
      needle: last[0],
    }
  }

/** Draws the highlighted series as discs on stems. */
export const stems: DrawPlot =
  ({ series, highlighted }) =>
  (ink) => {
    const values = series[highlighted] ?? []
    const y = verticalScale([...values, 0], true, area.top + 16, area.height - 16)
    const pitch = area.width / values.length
    const tops = values.flatMap((value, index): Point[] =>
      value === undefined ? [] : [[area.left + (index + 0.5) * pitch, y(value)]],
    )
    const radius = Math.min(17, pitch / 2.6)
    const highest = tops.reduce((a, b) => (b[1] < a[1] ? b : a), [area.left, area.bottom] as Point)
    return {
      body:
        lines(
          tops.map(([x, top]): readonly [Point, Point] => [
            [x, y(0)],
            [x, top],
          ]),
          { stroke: ink.soft, width: 5 },
        ) +
        line(area.left, y(0), area.right, y(0), { stroke: ink.soft, width: 2 }) +
        tops.map(([x, top]) => disc(x, top, radius, ink.line)).join(''),
      needle: highest[0],
    }
  }

/** Path data of all series but the highlighted one. */
function otherLines(drawn: readonly (readonly Point[])[], highlighted: number): string {
  return drawn.flatMap((points, index) => (index === highlighted ? [] : polyline(points))).join('')
}

/** Points of a series. Missing figures are skipped, so that the line continues to the next one. */
function pointsOf(
  series: Series,
  y: (value: number) => number,
  left: number,
  width: number,
): readonly Point[] {
  const step = width / Math.max(1, series.length - 1)
  return series.flatMap((value, index): Point[] =>
    value === undefined ? [] : [[left + index * step, y(value)]],
  )
}

function verticalScale(
  values: Series,
  includesZero: boolean,
  top: number = area.top,
  height: number = area.height,
): (value: number) => number {
  const [low, high] = rangeOf(values, includesZero)
  return (value) => top + height - ((value - low) / (high - low || 1)) * height
}

function horizontalScale(values: Series): (value: number) => number {
  const [low, high] = rangeOf(values, false)
  const inset = 24
  return (value) =>
    area.left + inset + ((value - low) / (high - low || 1)) * (area.width - 2 * inset)
}

/** Range of the values; with `includesZero` it includes zero, unless all values are close together and far from it. */
function rangeOf(values: Series, includesZero: boolean): readonly [number, number] {
  const known = values.filter((value) => value !== undefined)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const isFarFromZero = low > 0 && high - low < low / 2
  return includesZero && !isFarFromZero ? [Math.min(0, low), Math.max(0, high)] : [low, high]
}

const NAME_SIZE = 22

/** Names of two curves, where they are furthest apart: one above its curve, the other below. */
function curveNames(
  drawn: readonly (readonly Point[])[],
  names: readonly string[] | undefined,
  ink: Ink,
): string {
  const [first = [], second = []] = drawn
  if (names === undefined || drawn.length !== 2 || first.length !== second.length) return ''
  const gaps = first.map(([, y], index) => Math.abs(y - (second[index]?.[1] ?? y)))
  const at = gaps.indexOf(Math.max(...gaps))
  return drawn
    .map((points, index) => {
      const [x, y] = points[at] ?? [0, 0]
      const isUpper = y <= (drawn[1 - index]?.[at]?.[1] ?? 0)
      const isLast = at === points.length - 1
      const style = { text: names[index] ?? '', size: NAME_SIZE, fill: ink.line }
      return isUpper || isLast
        ? words({ ...style, x: x - 6, y: isUpper ? y - 16 : y + 34, anchor: 'end' })
        : words({ ...style, x: x + 12, y: y + 28 })
    })
    .join('')
}

/** Names at the right ends of slopes. */
function slopeNames(
  drawn: readonly (readonly Point[])[],
  names: readonly string[] | undefined,
  ink: Ink,
): string {
  if (names === undefined) return ''
  const ends = drawn.map((points, index) => ({
    text: names[index] ?? '',
    y: points.at(-1)?.[1] ?? 0,
  }))
  const left = area.left + 320
  return labels(ends, { x: left, size: NAME_SIZE, width: area.right - left, fill: ink.line })
}
