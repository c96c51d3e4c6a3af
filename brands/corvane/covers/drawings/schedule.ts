import { box, filled, line, lines, type Point } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A Gantt chart: activities in sequence; the current one is highlighted. */
export const schedule: Drawing = (ink, random) => {
  const rows = random.whole(6, 8)
  const pitch = area.height / rows
  const currentRow = random.whole(2, rows - 2)
  let [done, ahead, current] = ['', '', '']
  const links: (readonly [Point, Point])[] = []
  let x = area.left
  let needle = area.left
  for (let row = 0; row < rows; row += 1) {
    const averageWidth = (area.right - x) / (rows - row)
    const width = row === rows - 1 ? area.right - x : averageWidth * random.between(1, 1.7)
    const y = area.top + row * pitch
    const bar = box(x, y + pitch * 0.2, width, pitch * 0.6)
    if (row === currentRow) {
      current = bar
      needle = x + width * random.between(0.4, 0.8)
    } else if (row < currentRow) done += bar
    else ahead += bar
    if (row < rows - 1) {
      links.push([
        [x + width, y + pitch * 0.8],
        [x + width, y + pitch * 1.2],
      ])
    }
    x += width * random.between(0.72, 0.94)
  }
  return {
    body:
      lines(links, { stroke: ink.soft, width: 3 }) +
      filled(done, ink.soft) +
      filled(ahead, ink.fill) +
      filled(current, ink.line) +
      line(needle, area.top, needle, area.bottom + 20, { stroke: ink.line, width: 2 }),
    needle,
  }
}
