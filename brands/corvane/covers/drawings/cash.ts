import { box, filled, line, type Point, polyline, stroked } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** Money out below the line, money in above it, and the balance that dips until the needle. */
export const cash: Drawing = (ink, random) => {
  const count = random.whole(9, 14)
  const zeroY = area.top + area.height * random.between(0.4, 0.52)
  const step = area.width / count
  const unit = area.height / 14
  let [paid, received] = ['', '']
  let balance = random.between(0, 1)
  const curve: Point[] = []
  for (let index = 0; index < count; index += 1) {
    const payment = random.between(0.6, 2.4) * (1 - 0.5 * (index / count))
    const receipt = index > 1 && random.chance(0.62) ? random.between(1, 3.4) : 0
    balance = Math.max(-6, Math.min(5, balance + receipt - payment))
    const x = area.left + index * step
    paid += box(x, zeroY, step * 0.62, payment * unit)
    if (receipt > 0) received += box(x, zeroY - receipt * unit, step * 0.62, receipt * unit)
    curve.push([x + step * 0.31, zeroY - balance * unit])
  }
  const lowest = curve.reduce((a, b) => (b[1] > a[1] ? b : a), [area.left, 0])
  return {
    body:
      filled(paid, ink.fill) +
      filled(received, ink.soft) +
      line(area.left, zeroY, area.right, zeroY, { stroke: ink.soft, width: 2 }) +
      stroked(polyline(curve), { stroke: ink.line, width: 7 }) +
      line(lowest[0], lowest[1], lowest[0], area.bottom + 20, { stroke: ink.line, width: 2 }),
    needle: lowest[0],
  }
}
