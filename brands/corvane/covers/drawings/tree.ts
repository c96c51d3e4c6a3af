import { box, filled, lines, type Point } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A whole taken apart: each part below what it belongs to, one way down lit. */
export const tree: Drawing = (ink, random) => {
  const second = random.whole(3, 4)
  const third = random.whole(6, 8)
  const levels = [1, second, third]
  const wide = [150, 92, 44]
  const tall = [46, 40, 54]
  const tops = [area.top, area.top + 108, area.bottom - 54]
  const centre = (level: number, at: number) =>
    area.left + ((at + 0.5) * area.width) / (levels[level] ?? 1)
  const parent = (at: number) => Math.floor((at * second) / third)
  const chosen = random.whole(0, third - 1)
  const isLit = (level: number, at: number) => at === [0, parent(chosen), chosen][level]
  let [lit, rest] = ['', '']
  const ways: (readonly [Point, Point])[] = []
  for (const [level, count] of levels.entries()) {
    for (let at = 0; at < count; at += 1) {
      const [x, top] = [centre(level, at), tops[level] ?? 0]
      const one = box(x - (wide[level] ?? 0) / 2, top, wide[level] ?? 0, tall[level] ?? 0)
      if (isLit(level, at)) lit += one
      else rest += one
      if (level === 0) continue
      const above = centre(level - 1, level === 1 ? 0 : parent(at))
      const foot = (tops[level - 1] ?? 0) + (tall[level - 1] ?? 0)
      const half = (foot + top) / 2
      ways.push(
        [
          [above, foot],
          [above, half],
        ],
        [
          [above, half],
          [x, half],
        ],
        [
          [x, half],
          [x, top],
        ],
      )
    }
  }
  return {
    body:
      lines(ways, { stroke: ink.soft, width: 3 }) + filled(rest, ink.fill) + filled(lit, ink.line),
    needle: centre(2, chosen),
  }
}
