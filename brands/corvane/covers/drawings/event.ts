import { box, disc, filled, rect, stroked } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A calendar month with a row for each week; the days of the event are highlighted. */
export const event: Drawing = (ink, random) => {
  const columns = 7
  const rows = random.whole(4, 5)
  const width = area.width / columns
  const height = area.height / rows
  const firstDayCell = random.whole(0, 4)
  const dayCount = random.whole(24, 31)
  const eventDays = random.whole(1, 3)
  const row = random.whole(1, rows - 2)
  const column = random.whole(0, columns - 1 - eventDays)
  let weekdays = ''
  let weekends = ''
  let marks = ''
  for (let index = 0; index < rows * columns; index += 1) {
    const [dayOfWeek, week] = [index % columns, Math.floor(index / columns)]
    const cell = box(
      area.left + dayOfWeek * width + 3,
      area.top + week * height + 3,
      width - 6,
      height - 6,
    )
    if (index < firstDayCell || index >= firstDayCell + dayCount) continue
    if (dayOfWeek >= 5) weekends += cell
    else weekdays += cell
    const isBusy = random.chance(0.24) && week !== row
    if (isBusy) {
      marks += disc(
        area.left + (dayOfWeek + 0.5) * width,
        area.top + (week + 0.5) * height,
        7,
        ink.line,
      )
    }
  }
  const x = area.left + column * width + 3
  const y = area.top + row * height + 3
  const span = width * eventDays - 6
  return {
    body:
      filled(weekdays, ink.fill) +
      stroked(weekends, { stroke: ink.soft, width: 2 }) +
      marks +
      rect(x, y, span, height - 6, ink.line),
    needle: x + span / 2,
  }
}
