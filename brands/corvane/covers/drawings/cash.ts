import { box, filled, line, type Point, polyline, stroked } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** Money out below the line, money in above it, and the balance that dips until the needle. */
export const cash: Drawing = (ink, random) => {
  const count = random.whole(9, 14)
  const zero = area.top + area.height * random.between(0.4, 0.52)
  const step = area.width / count
  const unit = area.height / 14
  let [paid, received] = ['', '']
  let balance = random.between(0, 1)
  const course: Point[] = []
  for (let index = 0; index < count; index += 1) {
    const out = random.between(0.6, 2.4) * (1 - 0.5 * (index / count))
    const into = index > 1 && random.chance(0.62) ? random.between(1, 3.4) : 0
    balance = Math.max(-6, Math.min(5, balance + into - out))
    const x = area.left + index * step
    paid += box(x, zero, step * 0.62, out * unit)
    if (into > 0) received += box(x, zero - into * unit, step * 0.62, into * unit)
    course.push([x + step * 0.31, zero - balance * unit])
  }
  const low = course.reduce((a, b) => (b[1] > a[1] ? b : a), [area.left, 0])
  return {
    body:
      filled(paid, ink.fill) +
      filled(received, ink.soft) +
      line(area.left, zero, area.right, zero, { stroke: ink.soft, width: 2 }) +
      stroked(polyline(course), { stroke: ink.line, width: 7 }) +
      line(low[0], low[1], low[0], area.bottom + 20, { stroke: ink.line, width: 2 }),
    needle: low[0],
  }
}
