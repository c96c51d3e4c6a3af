import { box, filled, lines, type Point } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A breakdown structure with one path from root to leaf highlighted. */
export const tree: Drawing = (ink, random) => {
  const second = random.whole(3, 4)
  const third = random.whole(6, 8)
  const levels = [1, second, third]
  const wide = [150, 92, 44]
  const tall = [46, 40, 54]
  const tops = [area.top, area.top + 108, area.bottom - 54]
  const centre = (level: number, index: number) =>
    area.left + ((index + 0.5) * area.width) / (levels[level] ?? 1)
  const parent = (index: number) => Math.floor((index * second) / third)
  const chosen = random.whole(0, third - 1)
  const isLit = (level: number, index: number) => index === [0, parent(chosen), chosen][level]
  let [lit, others] = ['', '']
  const links: (readonly [Point, Point])[] = []
  for (const [level, count] of levels.entries()) {
    for (let index = 0; index < count; index += 1) {
      const [x, top] = [centre(level, index), tops[level] ?? 0]
      const part = box(x - (wide[level] ?? 0) / 2, top, wide[level] ?? 0, tall[level] ?? 0)
      if (isLit(level, index)) lit += part
      else others += part
      if (level === 0) continue
      const above = centre(level - 1, level === 1 ? 0 : parent(index))
      const foot = (tops[level - 1] ?? 0) + (tall[level - 1] ?? 0)
      const half = (foot + top) / 2
      links.push(
        [
          [above, foot],
          [above, half],
        ],
        [
          [above, half],
          [x, half],
        ],
        [
          [x, half],
          [x, top],
        ],
      )
    }
  }
  return {
    body:
      lines(links, { stroke: ink.soft, width: 3 }) +
      filled(others, ink.fill) +
      filled(lit, ink.line),
    needle: centre(2, chosen),
  }
}
