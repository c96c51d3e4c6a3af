import { box, disc, filled, line, type Point, sCurve, smooth, stroked } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A contrast between the time before the needle and the time after it. */
export const clientStory: Drawing = (ink, random) => random.pick([converged, settled])(ink, random)

/** Planned and earned value: drifting apart, then meeting. */
const converged: Drawing = (ink, random) => {
  const turn = random.between(0.34, 0.64)
  const worst = random.between(0.2, 0.42)
  const steepness = random.between(3.5, 9)
  const roughness = random.between(0.008, 0.03)
  const full = random.between(0.86, 1)
  const count = 18
  const planned: Point[] = []
  const earned: Point[] = []
  for (let index = 0; index <= count; index += 1) {
    const t = index / count
    const plan = sCurve(t, steepness)
    const gap =
      t < turn
        ? worst * Math.sin((Math.PI / 2) * (t / turn))
        : worst * ((1 - t) / (1 - turn)) ** 1.4
    const noise = t > 0 && t < turn ? random.between(-roughness, roughness) : 0
    const value = Math.max(0, plan - gap * Math.min(1, plan * 2.4) + noise)
    const x = area.left + t * area.width
    planned.push([x, area.bottom - plan * full * area.height])
    earned.push([x, area.bottom - value * full * area.height])
  }
  const split = Math.round(turn * count)
  const [needle, low] = earned[split] ?? [area.left, area.bottom]
  const high = planned[split]?.[1] ?? area.top
  const areaBetween = `${smooth(planned)}L${smooth([...earned].reverse()).slice(1)}z`
  return {
    body:
      filled(areaBetween, ink.fill) +
      stroked(smooth(planned), { stroke: ink.soft, width: 4, dash: '11 8' }) +
      stroked(smooth(earned), { stroke: ink.line, width: 7 }) +
      line(needle, high, needle, low, { stroke: ink.line, width: 3 }) +
      disc(needle, low, 10, ink.line),
    needle,
  }
}

/** A measure that oscillated around its target and has settled on it. */
export const settled: Drawing = (ink, random) => {
  const count = random.whole(24, 34)
  const step = area.width / count
  const turn = random.whole(Math.floor(count * 0.4), Math.floor(count * 0.6))
  const target = area.top + area.height * random.between(0.44, 0.58)
  let before = ''
  let after = ''
  for (let index = 0; index < count; index += 1) {
    const swingShare = index < turn ? 1 : 0.42 * Math.exp(-(index - turn) / 5) + 0.06
    const swing = (random.chance(0.5) ? 1 : -1) * random.between(0.34, 1) * 132 * swingShare
    const bar = box(
      area.left + index * step + step * 0.2,
      Math.min(target, target + swing),
      step * 0.6,
      Math.max(5, Math.abs(swing)),
    )
    if (index < turn) before += bar
    else after += bar
  }
  const needle = area.left + turn * step
  return {
    body:
      filled(before, ink.soft) +
      filled(after, ink.line) +
      line(area.left, target, area.right, target, { stroke: ink.line, width: 3 }),
    needle,
  }
}
