import type { Plot } from '../plot.ts'
import { disc, line } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** Draws figures as a row of discs with areas in proportion; other series as concentric rings. */
export function discs({ series, highlighted }: Plot): Drawing {
  return (ink) => {
    const largest = Math.max(...series.flat().map((value) => Math.abs(value ?? 0)))
    const room = area.width / Math.max(...series.map(({ length }) => length))
    const widest = Math.min(area.height / 2, room * 0.47)
    const radius = (value: number) =>
      Math.max(5, widest * Math.sqrt(Math.abs(value) / (largest || 1)))
    const x = (index: number) => area.left + (index + 0.5) * room
    const y = area.top + area.height / 2
    const ring = { stroke: ink.soft, width: 4 }
    const drawn = series.map((values, column) =>
      values.map((value, index) => {
        if (value === undefined) return ''
        return column === highlighted
          ? disc(x(index), y, radius(value), ink.line)
          : disc(x(index), y, radius(value), 'none', ring)
      }),
    )
    const main = drawn[highlighted] ?? []
    const others = drawn.filter((_, column) => column !== highlighted)
    const sizes = (series[highlighted] ?? []).map((value) => Math.abs(value ?? 0))
    return {
      body:
        line(area.left, y, area.right, y, { stroke: ink.soft, width: 2 }) +
        [...main, ...others.flat()].join(''),
      needle: x(sizes.indexOf(Math.max(...sizes))),
    }
  }
}
