import { disc, line, type Point, rect, sCurve, smooth, stroked } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/**
 * The stage of a film: its one curve, drawn as far as the needle, and where it will go. The head of the
 * sheet stays empty, for a wide stage cuts it off.
 */
export const film: Drawing = (ink, random) => {
  const steep = random.between(5, 9)
  const now = random.between(0.42, 0.66)
  const [top, foot] = [area.top + 56, area.bottom]
  const at = (t: number): Point => [
    area.left + t * area.width,
    foot - 8 - sCurve(t, steep) * (foot - top - 16),
  ]
  const course = (from: number, to: number) =>
    smooth(Array.from({ length: 13 }, (_, step) => at(from + ((to - from) * step) / 12)))
  const [x, y] = at(now)
  const body =
    rect(area.left, top, x - area.left, foot - top, ink.faint) +
    stroked(course(now, 1), { stroke: ink.soft, width: 4, dash: '4 10' }) +
    stroked(course(0, now), { stroke: ink.line, width: 8 }) +
    line(x, top, x, foot, { stroke: ink.signal, width: 3 }) +
    disc(x, y, 9, ink.ground, { stroke: ink.line, width: 4 })
  return { body, needle: x }
}
