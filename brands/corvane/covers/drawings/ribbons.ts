import { box, filled } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** Flows from several sources to several ends, as wide as their amounts; one flow is highlighted. */
export const ribbons: Drawing = (ink, random) => {
  const gap = random.between(12, 36)
  const postWidth = 14
  const stack = (count: number) => {
    const weights = Array.from({ length: count }, () => random.between(0.5, 1.6))
    const unit = (area.height - gap * (count - 1)) / weights.reduce((a, b) => a + b, 0)
    let top: number = area.top
    return weights.map((weight) => {
      const placed = { top, height: weight * unit }
      top += placed.height + gap
      return placed
    })
  }
  const [sources, ends] = [stack(random.whole(1, 3)), stack(random.whole(2, 4))]
  const highlighted = [
    random.whole(0, sources.length - 1),
    random.whole(0, ends.length - 1),
  ] as const
  const [left, right] = [area.left + postWidth, area.right - postWidth]
  const bend = (right - left) / 2
  let [main, others] = ['', '']
  for (const [from, source] of sources.entries()) {
    for (const [to, end] of ends.entries()) {
      const startTop = source.top + (source.height * to) / ends.length
      const endTop = end.top + (end.height * from) / sources.length
      const [startHeight, endHeight] = [
        source.height / ends.length - 3,
        end.height / sources.length - 3,
      ]
      const [y, rise] = [Math.round(startTop), Math.round(endTop - startTop)]
      const fall = Math.round(startTop + startHeight - endTop - endHeight)
      const ribbon = `M${left} ${y}c${bend} 0 ${bend} ${rise} ${2 * bend} ${rise}v${Math.round(endHeight)}c${-bend} 0 ${-bend} ${fall} ${-2 * bend} ${fall}z`
      if (from === highlighted[0] && to === highlighted[1]) main = ribbon
      else others += ribbon
    }
  }
  const posts = [
    ...sources.map(({ top, height }) => box(area.left, top, postWidth, height)),
    ...ends.map(({ top, height }) => box(right, top, postWidth, height)),
  ]
  return {
    body: filled(others, ink.fill) + filled(main, ink.soft) + filled(posts.join(''), ink.line),
    needle: right,
  }
}
