import { box, filled, type Point, smooth } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A waveform ribbon, what has been heard set off from what is to come. */
export const podcast: Drawing = (ink, random) => {
  const waves = [random.between(1.2, 2.6), random.between(3.5, 6.5), random.between(9, 15)]
  const phases = waves.map(() => random.between(0, 6.28))
  const middle = (area.top + area.bottom) / 2 + random.between(-14, 14)
  const needle = area.left + area.width * random.between(0.24, 0.76)
  const loudness = (t: number) => {
    const swing = waves.reduce(
      (sum, wave, index) =>
        sum + Math.abs(Math.sin(t * wave * Math.PI + (phases[index] ?? 0))) / (index + 1.3),
      0,
    )
    return Math.min(132, Math.sin(Math.PI * (0.06 + 0.88 * t)) ** 0.6 * swing * 98 + 8)
  }
  const ribbon = random.chance(0.4)
  const count = ribbon ? random.whole(22, 30) : random.whole(34, 52)
  const step = area.width / count
  if (ribbon) {
    const up: Point[] = []
    const down: Point[] = []
    for (let index = 0; index <= count; index += 1) {
      const x = area.left + index * step
      const tall = loudness(index / count) * random.between(0.5, 1)
      up.push([x, middle - tall])
      down.unshift([x, middle + tall * random.between(0.7, 0.95)])
    }
    const heard = [...up.filter(([x]) => x <= needle), ...down.filter(([x]) => x <= needle)]
    return {
      body:
        filled(smooth([...up, ...down], true), ink.fill) + filled(smooth(heard, true), ink.line),
      needle: heard.reduce((furthest, [x]) => Math.max(furthest, x), 0) + step / 2,
    }
  }
  const thick = step * random.pick([0.46, 0.58, 0.7])
  let before = ''
  let after = ''
  for (let index = 0; index < count; index += 1) {
    const x = area.left + (index + 0.5) * step
    const tall = loudness(index / count) * random.between(0.5, 1)
    const bar = box(x - thick / 2, middle - tall, thick, tall * 1.9)
    if (x <= needle) before += bar
    else after += bar
  }
  return { body: filled(before, ink.line) + filled(after, ink.soft), needle }
}
