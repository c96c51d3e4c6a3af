import type { Plot } from '../plot.ts'
import { box, filled, line } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** Draws figures as horizontal bars from zero. */
export function horizontalBars({ series, highlighted }: Plot): Drawing {
  return (ink) => {
    const values = series.flat().filter((value) => value !== undefined)
    const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
    const x = (value: number) => area.left + ((value - low) / (high - low || 1)) * area.width
    const rows = Math.max(...series.map(({ length }) => length))
    const pitch = area.height / rows
    const barHeight = (pitch * 0.78) / series.length
    let [main, others] = ['', '']
    for (const [seriesIndex, values] of series.entries()) {
      for (const [row, value = 0] of values.entries()) {
        const [from, to] = [Math.min(x(value), x(0)), Math.max(x(value), x(0))]
        const y = area.top + row * pitch + pitch * 0.11 + seriesIndex * barHeight
        const bar = box(from, y, to - from, barHeight * 0.9)
        if (seriesIndex === highlighted) main += bar
        else others += bar
      }
    }
    const largest = Math.max(...(series[highlighted] ?? []).map((value) => value ?? 0))
    return {
      body:
        filled(others, ink.soft) +
        filled(main, ink.line) +
        line(x(0), area.top, x(0), area.bottom, { stroke: ink.soft, width: 2 }),
      needle: x(largest),
    }
  }
}
