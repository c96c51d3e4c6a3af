import { disc, filled, lines, type Point, polyline, stroked } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** Marks on several scales around one centre: where an organisation stands, and where it stood. */
export const radar: Drawing = (ink, random) => {
  const axes = random.whole(5, 8)
  const radius = area.height / 2
  const middle: Point = [area.left + area.width * random.pick([0.3, 0.5, 0.7]), area.top + radius]
  const at = (axis: number, share: number): Point => {
    const angle = (axis / axes) * 2 * Math.PI
    return [
      middle[0] + Math.sin(angle) * radius * share,
      middle[1] - Math.cos(angle) * radius * share,
    ]
  }
  const all = Array.from({ length: axes }, (_, axis) => axis)
  const ring = (share: number) =>
    polyline(
      all.map((axis) => at(axis, share)),
      true,
    )
  const before = all.map(() => random.between(0.3, 0.7))
  const now = before.map((share) => Math.min(1, share + random.between(0.04, 0.4)))
  const shape = (marks: readonly number[]) =>
    polyline(
      marks.map((mark, axis) => at(axis, mark)),
      true,
    )
  const best = now.indexOf(Math.max(...now))
  const [x, y] = at(best, now[best] ?? 0)
  return {
    body:
      stroked(ring(1) + ring(0.5), { stroke: ink.soft, width: 3 }) +
      lines(
        all.map((axis): readonly [Point, Point] => [middle, at(axis, 1)]),
        {
          stroke: ink.fill,
          width: 3,
        },
      ) +
      filled(shape(before), ink.fill) +
      stroked(shape(before), { stroke: ink.soft, width: 4, dash: '11 8' }) +
      stroked(shape(now), { stroke: ink.line, width: 7 }) +
      disc(x, y, 12, ink.line),
    needle: x,
  }
}
