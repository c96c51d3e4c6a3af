import type { Plot } from '../plot.ts'
import { box, filled, line } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** The figures as bars that lie one below the other, from zero. */
export function lying({ series, stressed }: Plot): Drawing {
  return (ink) => {
    const all = series.flat().filter((value) => value !== undefined)
    const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)]
    const x = (value: number) => area.left + ((value - low) / (high - low || 1)) * area.width
    const rows = Math.max(...series.map(({ length }) => length))
    const pitch = area.height / rows
    const tall = (pitch * 0.78) / series.length
    let [main, plain] = ['', '']
    for (const [at, one] of series.entries()) {
      for (const [row, value = 0] of one.entries()) {
        const [from, to] = [Math.min(x(value), x(0)), Math.max(x(value), x(0))]
        const y = area.top + row * pitch + pitch * 0.11 + at * tall
        const bar = box(from, y, to - from, tall * 0.9)
        if (at === stressed) main += bar
        else plain += bar
      }
    }
    const most = Math.max(...(series[stressed] ?? []).map((value) => value ?? 0))
    return {
      body:
        filled(plain, ink.soft) +
        filled(main, ink.line) +
        line(x(0), area.top, x(0), area.bottom, { stroke: ink.soft, width: 2 }),
      needle: x(most),
    }
  }
}
