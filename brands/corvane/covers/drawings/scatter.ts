import { disc, line } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A scatter plot: readings, their trend line, and one outlier. */
export const scatter: Drawing = (ink, random) => {
  const slope = random.between(0.5, 0.72)
  const trendY = (t: number) => area.bottom - (0.14 + slope * t) * area.height
  const dots = Array.from({ length: random.whole(26, 38) }, () => {
    const t = random.between(0.02, 0.98)
    const y = trendY(t) + random.between(-46, 46)
    return disc(area.left + t * area.width, y, random.between(5, 9), ink.soft)
  })
  const outlierShare = random.between(0.3, 0.78)
  const x = area.left + outlierShare * area.width
  const y =
    outlierShare > 0.5 ? area.bottom - random.between(24, 50) : area.top + random.between(16, 40)
  return {
    body:
      line(area.left, trendY(0), area.right, trendY(1), { stroke: ink.line, width: 5 }) +
      dots.join('') +
      disc(x, y, 19, ink.line),
    needle: x,
  }
}
