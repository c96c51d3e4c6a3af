import { box, filled, line } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A distribution of outcomes with a long tail, and its 80th percentile. */
export const odds: Drawing = (ink, random) => {
  const count = random.whole(16, 22)
  const step = area.width / count
  const peak = random.between(0.22, 0.36)
  const tail = random.between(1.6, 2.6)
  const heights = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count
    const distance = t < peak ? (peak - t) / peak : (t - peak) / (peak * tail)
    return Math.exp(-2.2 * distance * distance) * random.between(0.9, 1)
  })
  const total = heights.reduce((sum, height) => sum + height, 0)
  let cumulated = 0
  const percentileIndex = heights.findIndex((height) => {
    cumulated += height
    return cumulated >= total * 0.8
  })
  let [before, after] = ['', '']
  for (const [index, height] of heights.entries()) {
    const barHeight = height * area.height
    const bar = box(area.left + index * step, area.bottom - barHeight, step * 0.84, barHeight)
    if (index <= percentileIndex) before += bar
    else after += bar
  }
  const needle = area.left + (percentileIndex + 1) * step - step * 0.08
  return {
    body:
      filled(before, ink.line) +
      filled(after, ink.soft) +
      line(needle, area.top + 20, needle, area.bottom, { stroke: ink.line, width: 3, dash: '9 7' }),
    needle,
  }
}
