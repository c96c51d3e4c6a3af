import { disc, line } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A scatter plot: readings, their trend line, and one outlier. */
export const scatter: Drawing = (ink, random) => {
  const slope = random.between(0.5, 0.72)
  const level = (t: number) => area.bottom - (0.14 + slope * t) * area.height
  const dots = Array.from({ length: random.whole(26, 38) }, () => {
    const t = random.between(0.02, 0.98)
    const y = level(t) + random.between(-46, 46)
    return disc(area.left + t * area.width, y, random.between(5, 9), ink.soft)
  })
  const odd = random.between(0.3, 0.78)
  const x = area.left + odd * area.width
  const y = odd > 0.5 ? area.bottom - random.between(24, 50) : area.top + random.between(16, 40)
  return {
    body:
      line(area.left, level(0), area.right, level(1), { stroke: ink.line, width: 5 }) +
      dots.join('') +
      disc(x, y, 19, ink.line),
    needle: x,
  }
}
