import { type Point, rect, sCurve, smooth, stroked } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** Height left empty at the top, because the stage of a video crops it. */
const HEAD = 36

/** Frames of a curve being drawn; the current one is highlighted. No play symbol: on a stage it would look like a button. */
export const video: Drawing = (ink, random) => {
  const [across, down] = random.pick<readonly [number, number]>([
    [3, 2],
    [4, 3],
    [2, 2],
    [3, 3],
  ])
  const gap = 14
  const wide = (area.width - gap * (across - 1)) / across
  const tall = (area.height - HEAD - gap * (down - 1)) / down
  const total = across * down
  const present = random.whole(Math.floor(total / 3), total - 2)
  const steep = random.between(4, 9)
  const sag = random.between(0.6, 0.95)
  let body = ''
  let needle: number = area.left
  for (let index = 0; index < total; index += 1) {
    const x = area.left + (index % across) * (wide + gap)
    const y = area.top + HEAD + Math.floor(index / across) * (tall + gap)
    const isLit = index === present
    body += rect(x, y, wide, tall, isLit ? ink.line : index < present ? ink.fill : ink.faint)
    const until = (index + 1) / total
    const course = Array.from({ length: 7 }, (_, step): Point => {
      const t = (step / 6) * until
      return [x + 12 + t * (wide - 24), y + tall - 12 - sCurve(t, steep) * (tall - 24) * sag]
    })
    if (isLit) {
      body += stroked(smooth(course), { stroke: ink.background, width: 6 })
      needle = x + wide / 2
    } else if (index < present) body += stroked(smooth(course), { stroke: ink.line, width: 4 })
    else body += stroked(smooth(course), { stroke: ink.soft, width: 3 })
  }
  return { body, needle }
}
