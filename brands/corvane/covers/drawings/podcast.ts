import { box, filled } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A conversation: two speakers take turns from opposite sides; one remark is highlighted. */
export const podcast: Drawing = (ink, random) => {
  const turns = random.whole(6, 9)
  const heights = Array.from({ length: turns }, () => random.between(1, 2.6))
  const gap = 9
  const unit = (area.height - gap * (turns - 1)) / heights.reduce((sum, height) => sum + height, 0)
  const quotedTurn = random.whole(Math.floor(turns / 3), turns - 1)
  const firstSpeaker = random.chance(0.5) ? 0 : 1
  let [host, guest, quote] = ['', '', '']
  let y: number = area.top
  let needle: number = area.left
  for (const [turn, height] of heights.entries()) {
    const barHeight = Math.max(9, height * unit)
    const isHost = (turn + firstSpeaker) % 2 === 0
    const width = area.width * (isHost ? random.between(0.18, 0.5) : random.between(0.4, 0.76))
    const x = isHost ? area.left : area.right - width
    const bar = box(x, y, width, barHeight)
    if (turn === quotedTurn) {
      quote = bar
      needle = isHost ? x + width : x
    } else if (isHost) host += bar
    else guest += bar
    y += barHeight + gap
  }
  return {
    body: filled(host, ink.soft) + filled(guest, ink.fill) + filled(quote, ink.line),
    needle,
  }
}
