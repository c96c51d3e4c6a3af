import type { Plot, Series } from '../plot.ts'
import { box, broken, disc, filled, line, lines, type Point, stroked } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A resource's own figures, without their words: its chart is on the cover. */
type OfFigures = (plot: Plot) => Drawing

export const courses: OfFigures =
  ({ series, stressed }) =>
  (ink) => {
    const y = heights(series.flat(), true)
    const drawn = series.map((one) => pointsOf(one, y, area.left, area.width))
    const others = drawn.filter((_, at) => at !== stressed).map((points) => broken(points))
    const main = drawn[stressed] ?? []
    const end = main.at(-1) ?? [area.right, area.bottom]
    return {
      body:
        stroked(others.join(''), { stroke: ink.soft, width: 4 }) +
        stroked(broken(main), { stroke: ink.line, width: 7 }) +
        disc(end[0], end[1], 11, ink.line),
      needle: end[0],
    }
  }

export const bars: OfFigures =
  ({ series, stressed }) =>
  (ink) => {
    const y = heights([...series.flat(), 0], true)
    const rows = Math.max(...series.map(({ length }) => length))
    const room = area.width / rows
    const width = (room * 0.74) / series.length
    const stress = series[stressed] ?? []
    const highest = stress.indexOf(
      Math.max(...stress.map((value) => value ?? Number.NEGATIVE_INFINITY)),
    )
    let [main, plain] = ['', '']
    for (const [column, one] of series.entries()) {
      for (const [row, value = 0] of one.entries()) {
        const [top, bottom] = [Math.min(y(value), y(0)), Math.max(y(value), y(0))]
        const bar = box(area.left + row * room + column * width, top, width * 0.92, bottom - top)
        if (column === stressed) main += bar
        else plain += bar
      }
    }
    return {
      body:
        line(area.left, y(0), area.right, y(0), { stroke: ink.soft, width: 2 }) +
        filled(plain, ink.soft) +
        filled(main, ink.line),
      needle: area.left + (highest + 0.4) * room,
    }
  }

export const dots: OfFigures =
  ({ series, stressed }) =>
  (ink) => {
    const across = alongWidth(series.flat())
    const rows = Math.max(...series.map(({ length }) => length))
    const y = (row: number) => area.top + ((row + 0.5) * area.height) / rows
    const known = (row: number) => series.flatMap((one) => one[row] ?? [])
    const ways = Array.from({ length: rows }, (_, row): readonly [Point, Point] => [
      [across(Math.min(...known(row))), y(row)],
      [across(Math.max(...known(row))), y(row)],
    ]).filter((_, row) => known(row).length > 1)
    const radius = Math.min(13, area.height / rows / 2.6)
    const marks = series.map((one, column) =>
      one.map((value, row) => {
        if (value === undefined) return ''
        const isMain = column === stressed
        const fill = isMain ? ink.line : ink.background
        return disc(across(value), y(row), radius, fill, { stroke: ink.line, width: 4 })
      }),
    )
    const last = series[stressed]?.findLast((value) => value !== undefined) ?? 0
    return {
      body: lines(ways, { stroke: ink.soft, width: 5 }) + marks.flat().join(''),
      needle: across(last),
    }
  }

export const slopes: OfFigures =
  ({ series, stressed }) =>
  (ink) => {
    const y = heights(series.flat(), false)
    const [left, right] = [area.left + 60, area.right - 60]
    const drawn = series.map((one) => pointsOf(one, y, left, right - left))
    const ends = drawn.flat().map(([x, at]) => disc(x, at, 7, ink.line))
    const others = drawn.filter((_, at) => at !== stressed).map((points) => broken(points))
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
        stroked(others.join(''), { stroke: ink.soft, width: 4 }) +
        stroked(broken(drawn[stressed] ?? []), { stroke: ink.line, width: 8 }) +
        ends.join(''),
      needle: right,
    }
  }

export const strips: OfFigures =
  ({ series, stressed }) =>
  (ink) => {
    const pitch = area.height / series.length
    const drawn = series.map((one, row) => {
      const y = heights(one, false, area.top + row * pitch, pitch * 0.72)
      return pointsOf(one, y, area.left, area.width)
    })
    const ends = drawn.flatMap((points) => points.slice(-1))
    const width = Math.min(6, pitch / 8)
    return {
      body:
        stroked(
          drawn
            .filter((_, at) => at !== stressed)
            .map((points) => broken(points))
            .join(''),
          { stroke: ink.soft, width },
        ) +
        stroked(broken(drawn[stressed] ?? []), { stroke: ink.line, width: width * 1.6 }) +
        ends.map(([x, y]) => disc(x, y, width * 1.5, ink.line)).join(''),
      needle: area.right,
    }
  }

/** The stressed figures as the area below them. */
export const areas: OfFigures =
  ({ series, stressed }) =>
  (ink) => {
    const y = heights([...series.flat(), 0], true)
    const main = pointsOf(series[stressed] ?? [], y, area.left, area.width)
    const others = series
      .filter((_, at) => at !== stressed)
      .map((one) => broken(pointsOf(one, y, area.left, area.width)))
    const [first, last] = [main[0] ?? [area.left, y(0)], main.at(-1) ?? [area.right, y(0)]]
    const foot: Point[] = [
      [last[0], y(0)],
      [first[0], y(0)],
    ]
    return {
      body:
        filled(broken([...main, ...foot], true), ink.fill) +
        stroked(others.join(''), { stroke: ink.soft, width: 4, dash: '11 8' }) +
        stroked(broken(main), { stroke: ink.line, width: 7 }),
      needle: last[0],
    }
  }

/** The stressed figures as discs on stems. */
export const stems: OfFigures =
  ({ series, stressed }) =>
  (ink) => {
    const one = series[stressed] ?? []
    const y = heights([...one, 0], true, area.top + 16, area.height - 16)
    const room = area.width / one.length
    const tops = one.flatMap((value, at): Point[] =>
      value === undefined ? [] : [[area.left + (at + 0.5) * room, y(value)]],
    )
    const radius = Math.min(17, room / 2.6)
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

/** A figure that is missing is passed over: the line goes on to the next one. */
function pointsOf(
  series: Series,
  y: (value: number) => number,
  left: number,
  width: number,
): readonly Point[] {
  const step = width / Math.max(1, series.length - 1)
  return series.flatMap((value, at): Point[] =>
    value === undefined ? [] : [[left + at * step, y(value)]],
  )
}

function heights(
  values: Series,
  withZero: boolean,
  top: number = area.top,
  height: number = area.height,
): (value: number) => number {
  const [low, high] = rangeOf(values, withZero)
  return (value) => top + height - ((value - low) / (high - low || 1)) * height
}

function alongWidth(values: Series): (value: number) => number {
  const [low, high] = rangeOf(values, false)
  const inset = 24
  return (value) =>
    area.left + inset + ((value - low) / (high - low || 1)) * (area.width - 2 * inset)
}

/** Zero belongs to it unless all values lie close together and far from it. */
function rangeOf(values: Series, withZero: boolean): readonly [number, number] {
  const known = values.filter((value) => value !== undefined)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const isFar = low > 0 && high - low < low / 2
  return withZero && !isFar ? [Math.min(0, low), Math.max(0, high)] : [low, high]
}
