import { box, filled, lines, type Point, rect } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A waterfall chart: one amount becomes another, cause by cause. */
export const steps: Drawing = (ink, random) => {
  const count = random.whole(6, 8)
  const pitch = area.width / count
  const width = pitch * 0.72
  const y = (share: number) => area.bottom - share * area.height
  let level = random.between(0.42, 0.6)
  const firstLevel = level
  let [fallen, risen] = ['', '']
  const links: (readonly [Point, Point])[] = []
  for (let index = 1; index < count - 1; index += 1) {
    const before = level
    const move = random.between(0.08, 0.2) * (random.chance(0.6) ? 1 : -1)
    level = Math.max(0.22, Math.min(0.96, level + move))
    if (Math.abs(level - before) < 0.04) level = before - 0.12
    const x = area.left + index * pitch
    const bar = box(x, y(Math.max(before, level)), width, Math.abs(level - before) * area.height)
    if (level > before) risen += bar
    else fallen += bar
    links.push([
      [x - pitch + width, y(before)],
      [x, y(before)],
    ])
  }
  const lastX = area.left + (count - 1) * pitch
  links.push([
    [lastX - pitch + width, y(level)],
    [lastX, y(level)],
  ])
  return {
    body:
      lines(links, { stroke: ink.soft, width: 3 }) +
      rect(area.left, y(firstLevel), width, firstLevel * area.height, ink.soft) +
      filled(risen, ink.line) +
      filled(fallen, ink.fill) +
      rect(lastX, y(level), width, level * area.height, ink.line),
    needle: lastX + width / 2,
  }
}
