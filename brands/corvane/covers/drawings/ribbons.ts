import { box, filled } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** Flows from several sources to several ends, as wide as their amounts; one flow is followed. */
export const ribbons: Drawing = (ink, random) => {
  const gap = random.between(12, 36)
  const post = 14
  const stand = (count: number) => {
    const weights = Array.from({ length: count }, () => random.between(0.5, 1.6))
    const unit = (area.height - gap * (count - 1)) / weights.reduce((a, b) => a + b, 0)
    let top: number = area.top
    return weights.map((weight) => {
      const placed = { top, tall: weight * unit }
      top += placed.tall + gap
      return placed
    })
  }
  const [sources, ends] = [stand(random.whole(1, 3)), stand(random.whole(2, 4))]
  const followed = [random.whole(0, sources.length - 1), random.whole(0, ends.length - 1)] as const
  const [left, right] = [area.left + post, area.right - post]
  const bend = (right - left) / 2
  let [main, others] = ['', '']
  for (const [from, source] of sources.entries()) {
    for (const [to, end] of ends.entries()) {
      const start = source.top + (source.tall * to) / ends.length
      const stop = end.top + (end.tall * from) / sources.length
      const [thick, thin] = [source.tall / ends.length - 3, end.tall / sources.length - 3]
      const [y, rise] = [Math.round(start), Math.round(stop - start)]
      const back = Math.round(start + thick - stop - thin)
      const ribbon = `M${left} ${y}c${bend} 0 ${bend} ${rise} ${2 * bend} ${rise}v${Math.round(thin)}c${-bend} 0 ${-bend} ${back} ${-2 * bend} ${back}z`
      if (from === followed[0] && to === followed[1]) main = ribbon
      else others += ribbon
    }
  }
  const posts = [
    ...sources.map(({ top, tall }) => box(area.left, top, post, tall)),
    ...ends.map(({ top, tall }) => box(right, top, post, tall)),
  ]
  return {
    body: filled(others, ink.fill) + filled(main, ink.soft) + filled(posts.join(''), ink.line),
    needle: right,
  }
}
