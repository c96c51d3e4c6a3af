import { box, filled, line } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A ranking by value, with a line below the last row that the budget covers. */
export const ranking: Drawing = (ink, random) => {
  const rows = random.whole(6, 8)
  const pitch = area.height / rows
  const cutRow = random.whole(3, rows - 2)
  let share = 1
  let [included, excluded] = ['', '']
  let lastIncludedX = area.right
  for (let row = 0; row < rows; row += 1) {
    const width = area.width * share
    const bar = box(area.left, area.top + row * pitch + pitch * 0.14, width, pitch * 0.72)
    if (row < cutRow) {
      included += bar
      lastIncludedX = area.left + width
    } else excluded += bar
    share *= random.between(0.7, 0.92)
  }
  const y = area.top + cutRow * pitch
  return {
    body:
      filled(included, ink.line) +
      filled(excluded, ink.fill) +
      line(area.left, y, area.right, y, { stroke: ink.soft, width: 3, dash: '9 7' }),
    needle: lastIncludedX,
  }
}
