import { box, filled, line } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A ranking by value, with the line below which the budget ends. */
export const ranking: Drawing = (ink, random) => {
  const rows = random.whole(6, 8)
  const pitch = area.height / rows
  const cut = random.whole(3, rows - 2)
  let share = 1
  let [included, left] = ['', '']
  let last = area.right
  for (let row = 0; row < rows; row += 1) {
    const wide = area.width * share
    const bar = box(area.left, area.top + row * pitch + pitch * 0.14, wide, pitch * 0.72)
    if (row < cut) {
      included += bar
      last = area.left + wide
    } else left += bar
    share *= random.between(0.7, 0.92)
  }
  const y = area.top + cut * pitch
  return {
    body:
      filled(included, ink.line) +
      filled(left, ink.fill) +
      line(area.left, y, area.right, y, { stroke: ink.soft, width: 3, dash: '9 7' }),
    needle: last,
  }
}
