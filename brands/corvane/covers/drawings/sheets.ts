import { box, filled, rect } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A stack of sheets, with a highlighted passage on the front one. */
export const sheets: Drawing = (ink, random) => {
  const count = random.whole(3, 5)
  const width = random.between(190, 230)
  const shift = (area.width - width) / (count - 1)
  const drop = 54 / (count - 1)
  let body = ''
  for (let index = 0; index < count - 1; index += 1) {
    const x = area.left + index * shift
    const y = area.top + index * drop
    body += filled(
      box(x, y, width, area.bottom - y - 8),
      index % 2 === 0 ? ink.fill : ink.background,
      {
        stroke: ink.soft,
        width: 3,
      },
    )
  }
  const [x, y] = [area.right - width, area.top + 54]
  const rows = random.whole(7, 9)
  const pitch = (area.bottom - y - 50) / rows
  const highlightedRow = random.whole(2, rows - 2)
  let text = ''
  for (let row = 0; row < rows; row += 1) {
    const share = random.chance(0.25) ? random.between(0.4, 0.7) : random.between(0.84, 1)
    if (row !== highlightedRow) text += box(x + 22, y + 26 + row * pitch, (width - 44) * share, 7)
  }
  return {
    body:
      body +
      filled(box(x, y, width, area.bottom - y), ink.background, { stroke: ink.line, width: 4 }) +
      filled(text, ink.soft) +
      rect(x + 22, y + 18 + highlightedRow * pitch, width - 44, 20, ink.line),
    needle: x + width / 2,
  }
}
