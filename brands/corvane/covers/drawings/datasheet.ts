import { box, filled } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A capacity grid: each cell is shaded, or filled from below, by its load; one is outlined. */
export const datasheet: Drawing = (ink, random) => {
  const columns = random.whole(9, 14)
  const rows = random.whole(5, 7)
  const width = area.width / columns
  const height = area.height / rows
  const highlighted = [random.whole(2, columns - 3), random.whole(1, rows - 2)] as const
  const style = random.pick(['shade', 'level'] as const)
  const shades: [string, string, string] = ['', '', '']
  let cells = ''
  for (let row = 0; row < rows; row += 1) {
    let load = random.between(0.1, 0.7)
    for (let column = 0; column < columns; column += 1) {
      load = Math.max(0.08, Math.min(1, load + random.between(-0.3, 0.32)))
      const x = area.left + column * width + 2
      const y = area.top + row * height + 2
      if (column === highlighted[0] && row === highlighted[1]) continue
      if (style === 'shade') {
        const shade = load < 0.36 ? 0 : load < 0.72 ? 1 : 2
        shades[shade] += box(x, y, width - 4, height - 4)
      } else {
        cells += box(x, y, width - 4, height - 4)
        const level = (height - 4) * load
        shades[load > 0.8 ? 2 : 1] += box(x, y + height - 4 - level, width - 4, level)
      }
    }
  }
  const x = area.left + highlighted[0] * width + 2
  const y = area.top + highlighted[1] * height + 2
  return {
    body:
      filled(cells, ink.faint) +
      filled(shades[0], ink.faint) +
      filled(shades[1], style === 'shade' ? ink.fill : ink.soft) +
      filled(shades[2], ink.line) +
      filled(box(x + 2, y + 2, width - 8, height - 8), ink.background, {
        stroke: ink.line,
        width: 5,
      }),
    needle: x + (width - 4) / 2,
  }
}
