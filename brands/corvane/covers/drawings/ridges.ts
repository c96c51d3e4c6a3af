import { filled, type Point, smooth } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** The same forecast, month after month, as one ridge before the other; it narrows as it moves. */
export const ridges: Drawing = (ink, random) => {
  const count = random.whole(4, 6)
  const pitch = (area.height - 90) / (count - 1)
  const drift = random.between(-0.3, 0.3)
  const startShare = random.between(0.36, 0.64)
  let body = ''
  let needle: number = area.left
  for (let row = 0; row < count; row += 1) {
    const share = row / (count - 1)
    const middle = Math.max(
      0.16,
      Math.min(0.84, startShare + drift * share + random.between(-0.04, 0.04)),
    )
    const spread = 0.22 - 0.1 * share
    const footY = area.top + 90 + row * pitch
    const crest = Array.from({ length: 11 }, (_, index): Point => {
      const t = index / 10
      const height = Math.exp(-(((t - middle) / spread) ** 2) / 2)
      return [area.left + t * area.width, footY - height * (60 + 26 * share)]
    })
    const isLast = row === count - 1
    body += filled(`${smooth(crest)}V${footY}H${area.left}z`, isLast ? ink.line : ink.fill, {
      stroke: ink.background,
      width: 4,
    })
    needle = area.left + middle * area.width
  }
  return { body, needle }
}
