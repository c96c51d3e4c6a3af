import type { Plot } from '../plot.ts'
import { disc, line } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** The figures as discs in a row, whose areas are as large as they; those of other series as rings around the same middles. */
export function discs({ series, stressed }: Plot): Drawing {
  return (ink) => {
    const largest = Math.max(...series.flat().map((value) => Math.abs(value ?? 0)))
    const room = area.width / Math.max(...series.map(({ length }) => length))
    const widest = Math.min(area.height / 2, room * 0.47)
    const radius = (value: number) =>
      Math.max(5, widest * Math.sqrt(Math.abs(value) / (largest || 1)))
    const x = (at: number) => area.left + (at + 0.5) * room
    const y = area.top + area.height / 2
    const ring = { stroke: ink.soft, width: 4 }
    const drawn = series.map((one, column) =>
      one.map((value, at) => {
        if (value === undefined) return ''
        return column === stressed
          ? disc(x(at), y, radius(value), ink.line)
          : disc(x(at), y, radius(value), 'none', ring)
      }),
    )
    const main = drawn[stressed] ?? []
    const others = drawn.filter((_, column) => column !== stressed)
    const sizes = (series[stressed] ?? []).map((value) => Math.abs(value ?? 0))
    return {
      body:
        line(area.left, y, area.right, y, { stroke: ink.soft, width: 2 }) +
        [...main, ...others.flat()].join(''),
      needle: x(sizes.indexOf(Math.max(...sizes))),
    }
  }
}
