import { type Point, rect, sCurve, smooth, stroked } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** Height left empty at the top, because the player's stage crops it. */
const TOP_INSET = 36

/** Frames of a curve being drawn; the current one is highlighted. A play symbol would look like a button on a stage. */
export const video: Drawing = (ink, random) => {
  const [columns, rows] = random.pick<readonly [number, number]>([
    [3, 2],
    [4, 3],
    [2, 2],
    [3, 3],
  ])
  const gap = 14
  const width = (area.width - gap * (columns - 1)) / columns
  const height = (area.height - TOP_INSET - gap * (rows - 1)) / rows
  const total = columns * rows
  const currentFrame = random.whole(Math.floor(total / 3), total - 2)
  const steepness = random.between(4, 9)
  const scale = random.between(0.6, 0.95)
  let body = ''
  let needle: number = area.left
  for (let index = 0; index < total; index += 1) {
    const x = area.left + (index % columns) * (width + gap)
    const y = area.top + TOP_INSET + Math.floor(index / columns) * (height + gap)
    const isCurrent = index === currentFrame
    body += rect(
      x,
      y,
      width,
      height,
      isCurrent ? ink.line : index < currentFrame ? ink.fill : ink.faint,
    )
    const progress = (index + 1) / total
    const curve = Array.from({ length: 7 }, (_, step): Point => {
      const t = (step / 6) * progress
      return [
        x + 12 + t * (width - 24),
        y + height - 12 - sCurve(t, steepness) * (height - 24) * scale,
      ]
    })
    if (isCurrent) {
      body += stroked(smooth(curve), { stroke: ink.background, width: 6 })
      needle = x + width / 2
    } else if (index < currentFrame) body += stroked(smooth(curve), { stroke: ink.line, width: 4 })
    else body += stroked(smooth(curve), { stroke: ink.soft, width: 3 })
  }
  return { body, needle }
}
