import { box, filled } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A conversation: two speakers take turns from opposite sides; one remark is highlighted. */
export const podcast: Drawing = (ink, random) => {
  const turns = random.whole(6, 9)
  const heights = Array.from({ length: turns }, () => random.between(1, 2.6))
  const gap = 9
  const unit = (area.height - gap * (turns - 1)) / heights.reduce((sum, height) => sum + height, 0)
  const point = random.whole(Math.floor(turns / 3), turns - 1)
  const first = random.chance(0.5) ? 0 : 1
  let [host, guest, quote] = ['', '', '']
  let y: number = area.top
  let needle: number = area.left
  for (const [turn, height] of heights.entries()) {
    const tall = Math.max(9, height * unit)
    const isHost = (turn + first) % 2 === 0
    const wide = area.width * (isHost ? random.between(0.18, 0.5) : random.between(0.4, 0.76))
    const x = isHost ? area.left : area.right - wide
    const bar = box(x, y, wide, tall)
    if (turn === point) {
      quote = bar
      needle = isHost ? x + wide : x
    } else if (isHost) host += bar
    else guest += bar
    y += tall + gap
  }
  return {
    body: filled(host, ink.soft) + filled(guest, ink.fill) + filled(quote, ink.line),
    needle,
  }
}
