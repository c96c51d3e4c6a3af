import type { Plot } from '../plot.ts'
import { disc, line } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/**
 * Draws the highlighted series as a row of discs, with areas in proportion to its figures; the others as rings around
 * the same centres.
 */
export function discs({ series, highlighted }: Plot): Drawing {
  return (ink) => {
    const largest = Math.max(...series.flat().map((value) => Math.abs(value ?? 0)))
    const pitch = area.width / Math.max(...series.map(({ length }) => length))
    const maxRadius = Math.min(area.height / 2, pitch * 0.47)
    const radius = (value: number) =>
      Math.max(5, maxRadius * Math.sqrt(Math.abs(value) / (largest || 1)))
    const x = (index: number) => area.left + (index + 0.5) * pitch
    const y = area.top + area.height / 2
    const ring = { stroke: ink.soft, width: 4 }
    const drawn = series.map((values, seriesIndex) =>
      values.map((value, index) => {
        if (value === undefined) return ''
        return seriesIndex === highlighted
          ? disc(x(index), y, radius(value), ink.line)
          : disc(x(index), y, radius(value), 'none', ring)
      }),
    )
    const main = drawn[highlighted] ?? []
    const others = drawn.filter((_, seriesIndex) => seriesIndex !== highlighted)
    const sizes = (series[highlighted] ?? []).map((value) => Math.abs(value ?? 0))
    return {
      body:
        line(area.left, y, area.right, y, { stroke: ink.soft, width: 2 }) +
        [...main, ...others.flat()].join(''),
      needle: x(sizes.indexOf(Math.max(...sizes))),
    }
  }
}
