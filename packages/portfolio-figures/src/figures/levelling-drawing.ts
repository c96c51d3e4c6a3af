import { type Booking, capacityReading, type LocalCapacityMessages } from './capacity-reading.ts'
import { writeReadouts, writeText } from './chart-readouts.ts'
import { shadeOf } from './heat-map-shape.ts'
import type { Levelling } from './levelling-mover.ts'

export function drawLevelling(
  element: HTMLElement,
  booking: Booking,
  messages: LocalCapacityMessages,
  now: Levelling['now'],
): void {
  const { rows, description, sentence, metrics } = capacityReading(booking, messages, now)
  const loads = rows.flatMap(({ load }) => load)
  for (const [index, cell] of [...element.querySelectorAll('.heat-map-cell')].entries()) {
    const percent = loads[index] ?? 0
    const text = cell.querySelector('text')
    if (text === null || text.textContent === String(percent)) continue
    writeText(text, String(percent))
    cell.setAttribute('class', `heat-map-cell heat-map-${shadeOf(percent)}`)
  }
  writeText(element.querySelector('desc'), description)
  writeText(element.querySelector('.levelling-sentence'), sentence)
  writeReadouts(element, metrics)
}
