import { box, filled, line, rect } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A ticker: bars above and below a line, or strips of tape. */
export const news: Drawing = (ink, random) => random.pick([bars, tape])(ink, random)

/** Bars of which the last one, the news, is highlighted. */
const bars: Drawing = (ink, random) => {
  const count = random.whole(15, 25)
  const step = area.width / count
  const datum = area.top + area.height * random.between(0.5, 0.68)
  let rising = ''
  let falling = ''
  let level = random.between(-0.2, 0.3)
  for (let index = 0; index < count - 1; index += 1) {
    level = level * 0.72 + random.between(-0.52, 0.62)
    level = Math.max(-0.9, Math.min(0.9, level))
    const reach = level > 0 ? datum - area.top : area.bottom - datum
    const height = Math.max(8, Math.abs(level) * reach)
    const bar = box(
      area.left + index * step,
      level > 0 ? datum - height : datum,
      step * 0.62,
      height,
    )
    if (level > 0) rising += bar
    else falling += bar
  }
  const x = area.left + (count - 1) * step
  const height = (datum - area.top) * random.between(0.7, 1)
  return {
    body:
      filled(rising, ink.soft) +
      filled(falling, ink.fill) +
      rect(x, datum - height, step * 0.62, height, ink.line) +
      line(area.left, datum, area.right, datum, { stroke: ink.line, width: 2 }),
    needle: x + step * 0.31,
  }
}

/** Rows of strips, with a highlighted one at the needle. */
const tape: Drawing = (ink, random) => {
  const rows = random.whole(5, 7)
  const pitch = area.height / rows
  const needle = area.left + area.width * random.between(0.35, 0.8)
  const mainRow = random.whole(0, rows - 1)
  let strong = ''
  let weak = ''
  for (let row = 0; row < rows; row += 1) {
    const y = area.top + row * pitch + pitch * 0.14
    let x = area.left - random.between(0, 30)
    while (x < area.right) {
      const width = random.between(16, 96)
      const from = Math.max(x, area.left)
      const to = Math.min(x + width, area.right)
      const strip = to - from > 6 ? box(from, y, to - from, pitch * 0.66) : ''
      if (random.chance(row === mainRow ? 0.7 : 0.3)) strong += strip
      else weak += strip
      x += width + 9
    }
  }
  const y = area.top + mainRow * pitch + pitch * 0.14
  return {
    body:
      filled(weak, ink.fill) +
      filled(strong, ink.soft) +
      rect(needle - 53, y - 8, 106, pitch * 0.66 + 16, ink.background) +
      rect(needle - 45, y - 5, 90, pitch * 0.66 + 10, ink.line),
    needle,
  }
}
