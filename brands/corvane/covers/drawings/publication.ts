import { box, disc, filled, line, type Point, rect, sCurve, smooth, stroked } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A front page: nameplate, columns of text, and a figure across some of the columns. */
export const publication: Drawing = (ink, random) => {
  const nameplateWidth = random.between(0.42, 0.78) * area.width
  const columns = random.whole(3, 5)
  const gap = 18
  const columnWidth = (area.width - gap * (columns - 1)) / columns
  const figureTop = area.top + 78 + (random.chance(0.35) ? 60 : 0)
  const spannedColumns = random.whole(1, columns - 1)
  const firstColumn = random.whole(0, columns - spannedColumns)
  const figureHeight = random.between(84, 132)
  const figureLeft = area.left + firstColumn * (columnWidth + gap)
  const figureWidth = spannedColumns * columnWidth + (spannedColumns - 1) * gap
  let text = ''
  for (let column = 0; column < columns; column += 1) {
    const x = area.left + column * (columnWidth + gap)
    const isBesideFigure = column >= firstColumn && column < firstColumn + spannedColumns
    for (let y = area.top + 78; y < area.bottom - 4; y += 15) {
      if (isBesideFigure && y > figureTop - 14 && y < figureTop + figureHeight + 8) continue
      text += box(x, y, columnWidth * (random.chance(0.2) ? random.between(0.4, 0.8) : 1), 5)
    }
  }
  const curve = Array.from({ length: 7 }, (_, step): Point => {
    const t = step / 6
    return [
      figureLeft + 10 + t * (figureWidth - 20),
      figureTop + figureHeight - 12 - sCurve(t, 7) * (figureHeight - 26),
    ]
  })
  const count = spannedColumns * 5
  const bars = Array.from({ length: count }, (_, index) => {
    const barHeight = (figureHeight - 24) * random.between(0.2, 1)
    const step = (figureWidth - 20) / count
    return box(
      figureLeft + 10 + index * step,
      figureTop + figureHeight - 8 - barHeight,
      step * 0.6,
      barHeight,
    )
  }).join('')
  const needle = figureLeft + figureWidth * random.between(0.4, 0.7)
  return {
    body:
      rect(area.left, area.top, nameplateWidth, 38, ink.line) +
      disc(area.right - 18, area.top + 19, 18, ink.soft) +
      line(area.left, area.top + 54, area.right, area.top + 54, { stroke: ink.line, width: 3 }) +
      line(area.left, area.top + 61, area.right, area.top + 61, { stroke: ink.line, width: 2 }) +
      filled(text, ink.soft) +
      rect(figureLeft, figureTop, figureWidth, figureHeight, ink.fill) +
      (random.chance(0.5)
        ? stroked(smooth(curve), { stroke: ink.line, width: 5 })
        : filled(bars, ink.line)),
    needle,
  }
}
