import { box, disc, filled, lines, type Point } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A bottleneck: items queue before a narrow gate, and leave it one by one. */
export const queue: Drawing = (ink, random) => {
  const gate = area.left + area.width * random.between(0.56, 0.68)
  const middle = (area.top + area.bottom) / 2
  const size = 34
  const columns = Math.floor((gate - area.left - 16) / (size + 8))
  let waiting = ''
  for (let column = 0; column < columns; column += 1) {
    const rows = Math.max(1, Math.min(6, Math.round(1 + (column / columns) * random.between(3, 6))))
    for (let row = 0; row < rows; row += 1) {
      const y = middle + (row - rows / 2) * (size + 8) + 4
      waiting += box(area.left + column * (size + 8), y, size, size)
    }
  }
  const leaving = [0.32, 0.62, 0.9].map(
    (share): Point => [gate + share * (area.right - gate), middle],
  )
  const wall = (from: number, to: number): readonly [Point, Point] => [
    [gate, from],
    [gate, to],
  ]
  return {
    body:
      filled(waiting, ink.soft) +
      lines([wall(area.top, middle - 30), wall(middle + 30, area.bottom)], {
        stroke: ink.line,
        width: 9,
      }) +
      leaving.map(([x, y]) => disc(x, y, 18, ink.line)).join(''),
    needle: gate,
  }
}
