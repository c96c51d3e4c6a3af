import { disc, line, stroked } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** Parts on one line, and arcs between those that depend on one another. */
export const arcs: Drawing = (ink, random) => {
  const count = random.whole(7, 11)
  const y = area.bottom - 14
  const step = (area.width - 28) / (count - 1)
  const x = (index: number) => Math.round(area.left + 14 + index * step)
  const arc = (from: number, to: number) => {
    const radius = Math.round(x(to) - x(from)) / 2
    return `M${x(from)} ${y}a${radius} ${Math.min(radius, area.height - 20)} 0 0 1 ${x(to) - x(from)} 0`
  }
  const centre = random.whole(1, count - 2)
  let [own, others] = ['', '']
  for (let from = 0; from < count - 1; from += 1) {
    for (let to = from + 1; to < count; to += 1) {
      const isOwn = from === centre || to === centre
      if (!random.chance(isOwn ? 0.62 : 0.22)) continue
      if (isOwn) own += arc(from, to)
      else others += arc(from, to)
    }
  }
  const discs = Array.from({ length: count }, (_, index) =>
    disc(x(index), y, index === centre ? 15 : 10, index === centre ? ink.line : ink.soft),
  )
  return {
    body:
      stroked(others, { stroke: ink.soft, width: 3 }) +
      stroked(own, { stroke: ink.line, width: 6 }) +
      line(area.left, y, area.right, y, { stroke: ink.soft, width: 2 }) +
      discs.join(''),
    needle: x(centre),
  }
}
