import { disc, filled, lines, type Point, polyline, stroked } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** Scores on several axes around one centre: today's as a line, earlier ones dashed. */
export const radar: Drawing = (ink, random) => {
  const axes = random.whole(5, 8)
  const radius = area.height / 2
  const centre: Point = [area.left + area.width * random.pick([0.3, 0.5, 0.7]), area.top + radius]
  const pointAt = (axis: number, share: number): Point => {
    const angle = (axis / axes) * 2 * Math.PI
    return [
      centre[0] + Math.sin(angle) * radius * share,
      centre[1] - Math.cos(angle) * radius * share,
    ]
  }
  const axisIndexes = Array.from({ length: axes }, (_, axis) => axis)
  const ring = (share: number) =>
    polyline(
      axisIndexes.map((axis) => pointAt(axis, share)),
      true,
    )
  const sharesBefore = axisIndexes.map(() => random.between(0.3, 0.7))
  const sharesNow = sharesBefore.map((share) => Math.min(1, share + random.between(0.04, 0.4)))
  const shape = (marks: readonly number[]) =>
    polyline(
      marks.map((mark, axis) => pointAt(axis, mark)),
      true,
    )
  const best = sharesNow.indexOf(Math.max(...sharesNow))
  const [x, y] = pointAt(best, sharesNow[best] ?? 0)
  return {
    body:
      stroked(ring(1) + ring(0.5), { stroke: ink.soft, width: 3 }) +
      lines(
        axisIndexes.map((axis): readonly [Point, Point] => [centre, pointAt(axis, 1)]),
        {
          stroke: ink.fill,
          width: 3,
        },
      ) +
      filled(shape(sharesBefore), ink.fill) +
      stroked(shape(sharesBefore), { stroke: ink.soft, width: 4, dash: '11 8' }) +
      stroked(shape(sharesNow), { stroke: ink.line, width: 7 }) +
      disc(x, y, 12, ink.line),
    needle: x,
  }
}
