import { box, disc, filled, rect, stroked } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A calendar month: weeks down, days across, the dates of the event highlighted. */
export const event: Drawing = (ink, random) => {
  const columns = 7
  const rows = random.whole(4, 5)
  const wide = area.width / columns
  const tall = area.height / rows
  const firstDay = random.whole(0, 4)
  const lastDay = random.whole(24, 31)
  const length = random.whole(1, 3)
  const row = random.whole(1, rows - 2)
  const column = random.whole(0, columns - 1 - length)
  let days = ''
  let weekend = ''
  let marks = ''
  for (let index = 0; index < rows * columns; index += 1) {
    const [c, r] = [index % columns, Math.floor(index / columns)]
    const cell = box(area.left + c * wide + 3, area.top + r * tall + 3, wide - 6, tall - 6)
    if (index < firstDay || index >= firstDay + lastDay) continue
    if (c >= 5) weekend += cell
    else days += cell
    const busy = random.chance(0.24) && r !== row
    if (busy) {
      marks += disc(area.left + (c + 0.5) * wide, area.top + (r + 0.5) * tall, 7, ink.line)
    }
  }
  const x = area.left + column * wide + 3
  const y = area.top + row * tall + 3
  const span = wide * length - 6
  return {
    body:
      filled(days, ink.fill) +
      stroked(weekend, { stroke: ink.soft, width: 2 }) +
      marks +
      rect(x, y, span, tall - 6, ink.line),
    needle: x + span / 2,
  }
}
