import { disc, lines, type Point, smooth, stroked } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** Contour lines around a peak, on a grid. */
export const whitepaper: Drawing = (ink, random) => {
  const peak: Point = [
    area.left + area.width * random.between(0.3, 0.7),
    area.top + area.height * random.between(0.4, 0.6),
  ]
  const lobes = random.whole(2, 4)
  const phase = random.between(0, 6.28)
  const unevenness = random.between(0.1, 0.24)
  const levels = random.whole(6, 8)
  const highlightedLevel = random.whole(1, 3)
  const columns = random.whole(5, 8)
  const rows = random.whole(3, 5)
  let body =
    lines(
      Array.from({ length: columns + 1 }, (_, index): readonly [Point, Point] => {
        const x = area.left + (index * area.width) / columns
        return [
          [x, area.top],
          [x, area.bottom],
        ]
      }),
      { stroke: ink.faint, width: 2 },
    ) +
    lines(
      Array.from({ length: rows + 1 }, (_, index): readonly [Point, Point] => {
        const y = area.top + (index * area.height) / rows
        return [
          [area.left, y],
          [area.right, y],
        ]
      }),
      { stroke: ink.faint, width: 2 },
    )
  const largest = 1.06 + unevenness
  for (let level = levels; level >= 1; level -= 1) {
    const share = level / levels
    const contour = Array.from({ length: 12 }, (_, index): Point => {
      const angle = (index / 12) * Math.PI * 2
      const [east, south] = [Math.cos(angle), Math.sin(angle)]
      const swell =
        1 +
        unevenness * Math.sin(angle * lobes + phase + share) +
        0.06 * Math.sin(angle * 5 - phase)
      const reach = (share * swell) / largest
      return [
        peak[0] + east * reach * (east > 0 ? area.right - peak[0] : peak[0] - area.left),
        peak[1] + south * reach * (south > 0 ? area.bottom - peak[1] : peak[1] - area.top),
      ]
    })
    body += stroked(smooth(contour, true), {
      stroke: level === highlightedLevel ? ink.line : ink.soft,
      width: level === highlightedLevel ? 7 : 3,
    })
  }
  return { body: body + disc(peak[0], peak[1], 8, ink.line), needle: peak[0] }
}
