import { disc, lines, type Point } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A day or a year as a ring: each stroke is one period, as long as its load; the current one is dark. */
export const ring: Drawing = (ink, random) => {
  const count = random.pick([12, 24, 36])
  const centre: Point = [
    area.left + area.width * random.pick([0.29, 0.5, 0.71]),
    (area.top + area.bottom) / 2,
  ]
  const inner = random.between(36, 50)
  const nowIndex = random.whole(2, count - 3)
  const peak = random.between(0, 2 * Math.PI)
  const strokeAt = (index: number): readonly [Point, Point] => {
    const angle = (index / count) * 2 * Math.PI
    const load = 0.5 + 0.36 * Math.cos(angle - peak) + random.between(-0.14, 0.14)
    const outer = inner + 20 + load * 72
    const pointAt = (radius: number): Point => [
      centre[0] + Math.sin(angle) * radius,
      centre[1] - Math.cos(angle) * radius,
    ]
    return [pointAt(inner), pointAt(index === nowIndex ? inner + 92 : outer)]
  }
  const strokes = Array.from({ length: count }, (_, index) => strokeAt(index))
  const width = 360 / count
  return {
    body:
      disc(centre[0], centre[1], inner - 12, 'none', { stroke: ink.soft, width: 3 }) +
      lines(strokes.slice(0, nowIndex), { stroke: ink.soft, width }) +
      lines(strokes.slice(nowIndex + 1), { stroke: ink.fill, width }) +
      lines(strokes.slice(nowIndex, nowIndex + 1), { stroke: ink.line, width: width * 1.5 }),
    needle: strokes[nowIndex]?.[1][0] ?? centre[0],
  }
}
