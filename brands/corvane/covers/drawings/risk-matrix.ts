import { box, disc, filled } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** Likelihood against impact: cells darken towards the corner, and each risk is a disc. */
export const riskMatrix: Drawing = (ink, random) => {
  const size = 5
  const [cellWidth, cellHeight] = [area.width / size, area.height / size]
  const shades: [string, string, string] = ['', '', '']
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const weight = column + (size - 1 - row)
      const shade = weight < 3 ? 0 : weight < 6 ? 1 : 2
      shades[shade] += box(
        area.left + column * cellWidth,
        area.top + row * cellHeight,
        cellWidth - 5,
        cellHeight - 5,
      )
    }
  }
  const risks = Array.from({ length: random.whole(3, 6) }, () => [
    random.whole(0, size - 1),
    random.whole(0, size - 1),
  ])
  const placed = risks.map(([column = 0, row = 0], index) => {
    const x = area.left + (column + 0.5) * cellWidth - 2
    const y = area.top + (row + 0.5) * cellHeight - 2
    return {
      x,
      mark: disc(x, y, index === 0 ? 20 : 12, ink.background, { stroke: ink.line, width: 5 }),
    }
  })
  return {
    body:
      filled(shades[0], ink.faint) +
      filled(shades[1], ink.fill) +
      filled(shades[2], ink.soft) +
      placed.map(({ mark }) => mark).join(''),
    needle: placed[0]?.x ?? area.left,
  }
}
