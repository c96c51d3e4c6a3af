import { disc, filled, line, type Point, polyline, stroked } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/**
 * Gates one behind the other, of which the current one is highlighted, or on parallel lanes, filled up to the needle.
 */
export const guidebook: Drawing = (ink, random) => {
  const count = random.whole(4, 6)
  const current = random.whole(1, count - 2)
  return random.chance(0.55) ? portals() : lanes()

  function portals() {
    const shrink = random.between(0.42, 0.62)
    let body = ''
    let needle: number = area.left
    for (let index = count - 1; index >= 0; index -= 1) {
      const depth = index / (count - 1)
      const height = area.height * (1 - depth * shrink)
      const width = 150 * (1 - depth * 0.46)
      const x = area.left + depth * (area.width - width)
      const thickness = 20 - depth * 9
      const top = area.bottom - height
      const arch = `M${Math.round(x)} ${area.bottom}V${Math.round(top)}h${Math.round(width)}V${area.bottom}h${Math.round(-thickness)}V${Math.round(top + thickness)}H${Math.round(x + thickness)}V${area.bottom}z`
      body += filled(arch, index === current ? ink.line : ink.soft)
      if (index === current) needle = x + width / 2
    }
    return {
      body: body + line(area.left, area.bottom, area.right, area.bottom, { stroke: ink.line }),
      needle,
    }
  }

  function lanes() {
    const rows = random.whole(3, 5)
    const pitch = area.height / rows
    const needle = area.left + area.width * random.between(0.3, 0.7)
    let body = ''
    for (let row = 0; row < rows; row += 1) {
      const y = area.top + (row + 0.5) * pitch
      const from = area.left + random.between(0, 60)
      const to = area.right - random.between(0, 90)
      body += line(from, y, to, y, { stroke: ink.soft, width: 4 })
      body += line(from, y, Math.max(from, Math.min(needle, to)), y, { stroke: ink.line, width: 9 })
      const gates = random.whole(3, 5)
      for (let gate = 0; gate < gates; gate += 1) {
        const x = from + ((gate + random.between(0.35, 0.8)) * (to - from)) / gates
        const size = pitch * 0.26
        const diamond = polyline(
          [
            [x - size, y],
            [x, y - size],
            [x + size, y],
            [x, y + size],
          ] satisfies Point[],
          true,
        )
        body += filled(diamond, x < needle ? ink.line : ink.background)
        body += stroked(diamond, { stroke: x < needle ? ink.line : ink.soft, width: 3 })
      }
    }
    const y = area.top + (random.whole(0, rows - 1) + 0.5) * pitch
    return {
      body: body + disc(needle, y, 13, ink.background, { stroke: ink.line, width: 4 }),
      needle,
    }
  }
}
