import { filled, line, type Point, polyline, stroked } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** Open work burning down in stairs, and the straight line that was planned. */
export const stairs: Drawing = (ink, random) => {
  const count = random.whole(8, 14)
  const step = area.width / count
  const nowIndex = random.whole(Math.floor(count * 0.5), count - 2)
  const plannedY = (index: number) => area.top + (index / count) * area.height
  const curve: Point[] = [[area.left, area.top]]
  let level = 0
  for (let index = 1; index <= nowIndex; index += 1) {
    const isIdle = random.chance(0.28)
    level = Math.min(0.94, level + (isIdle ? 0 : random.between(0.5, 1.5) / count))
    const x = area.left + index * step
    curve.push([x, curve.at(-1)?.[1] ?? area.top], [x, area.top + level * area.height])
  }
  const [x, y] = curve.at(-1) ?? [area.left, area.top]
  const foot: Point[] = [
    [x, area.bottom],
    [area.left, area.bottom],
  ]
  return {
    body:
      filled(polyline([...curve, ...foot], true), ink.fill) +
      line(area.left, plannedY(0), area.right, plannedY(count), {
        stroke: ink.soft,
        width: 4,
        dash: '11 8',
      }) +
      stroked(polyline(curve), { stroke: ink.line, width: 7 }) +
      line(x, y, x, area.bottom + 20, { stroke: ink.line, width: 2 }),
    needle: x,
  }
}
