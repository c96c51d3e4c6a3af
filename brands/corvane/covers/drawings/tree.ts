import { box, filled, lines, type Point } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A breakdown structure with one path from root to leaf highlighted. */
export const tree: Drawing = (ink, random) => {
  const secondCount = random.whole(3, 4)
  const thirdCount = random.whole(6, 8)
  const counts = [1, secondCount, thirdCount]
  const widths = [150, 92, 44]
  const heights = [46, 40, 54]
  const tops = [area.top, area.top + 108, area.bottom - 54]
  const centre = (level: number, index: number) =>
    area.left + ((index + 0.5) * area.width) / (counts[level] ?? 1)
  const parent = (index: number) => Math.floor((index * secondCount) / thirdCount)
  const chosen = random.whole(0, thirdCount - 1)
  const isLit = (level: number, index: number) => index === [0, parent(chosen), chosen][level]
  let [lit, others] = ['', '']
  const links: (readonly [Point, Point])[] = []
  for (const [level, count] of counts.entries()) {
    for (let index = 0; index < count; index += 1) {
      const [x, top] = [centre(level, index), tops[level] ?? 0]
      const node = box(x - (widths[level] ?? 0) / 2, top, widths[level] ?? 0, heights[level] ?? 0)
      if (isLit(level, index)) lit += node
      else others += node
      if (level === 0) continue
      const parentX = centre(level - 1, level === 1 ? 0 : parent(index))
      const parentBottom = (tops[level - 1] ?? 0) + (heights[level - 1] ?? 0)
      const middleY = (parentBottom + top) / 2
      links.push(
        [
          [parentX, parentBottom],
          [parentX, middleY],
        ],
        [
          [parentX, middleY],
          [x, middleY],
        ],
        [
          [x, middleY],
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
