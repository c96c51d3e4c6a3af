import { disc, filled, lines, type Point, polyline } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A laurel of ticks around a star, like the bezel of an instrument. */
export const award: Drawing = (ink, random) => {
  const centre: Point = [
    area.left + area.width * random.pick([0.3, 0.5, 0.5, 0.7]),
    (area.top + area.bottom) / 2 + 4,
  ]
  const inner = random.between(78, 94)
  const opening = random.between(0.3, 0.6)
  const leaves = random.whole(19, 31)
  const lean = random.between(0.06, 0.26)
  const ticks: (readonly [Point, Point])[] = []
  const fineTicks: (readonly [Point, Point])[] = []
  const pointAt = (angle: number, radius: number): Point => [
    centre[0] + Math.sin(angle) * radius,
    centre[1] - Math.cos(angle) * radius,
  ]
  for (const side of [1, -1]) {
    for (let leaf = 0; leaf < leaves; leaf += 1) {
      const angle = side * (opening + (leaf / (leaves - 1)) * (Math.PI - opening - 0.18))
      const outer = inner + 14 + 30 * Math.sin((leaf / (leaves - 1)) * Math.PI) ** 0.7
      if (leaf % 4 === 3)
        fineTicks.push([pointAt(angle, inner + 4), pointAt(angle - side * lean, outer - 8)])
      else ticks.push([pointAt(angle, inner), pointAt(angle - side * lean, outer)])
    }
  }
  const starPoints = random.pick([4, 5, 6, 8])
  const innerShare = random.between(0.42, 0.62)
  const star = Array.from({ length: starPoints * 2 }, (_, index) =>
    pointAt((index / starPoints) * Math.PI, index % 2 === 0 ? 50 : 50 * innerShare),
  )
  const sideLines: (readonly [Point, Point])[] = []
  const pitch = random.between(15, 24)
  for (let y = centre[1] - pitch * 2; y <= centre[1] + pitch * 2 + 1; y += pitch) {
    const clearance = inner + 58
    const inset = Math.abs(y - centre[1]) * random.pick([0.8, 1.6])
    if (centre[0] - clearance > area.left + 20) {
      sideLines.push([
        [area.left + inset, y],
        [centre[0] - clearance, y],
      ])
    }
    if (centre[0] + clearance < area.right - 20) {
      sideLines.push([
        [centre[0] + clearance, y],
        [area.right - inset, y],
      ])
    }
  }
  return {
    body:
      lines(
        sideLines.filter(([from, to]) => to[0] - from[0] > 12),
        { stroke: ink.soft, width: 3 },
      ) +
      lines(ticks, { stroke: ink.line, width: 6 }) +
      lines(fineTicks, { stroke: ink.soft, width: 4 }) +
      disc(centre[0], centre[1], inner - 12, ink.background, { stroke: ink.soft, width: 2 }) +
      filled(polyline(star, true), ink.line),
    needle: centre[0],
  }
}
