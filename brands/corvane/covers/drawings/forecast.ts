import { disc, filled, line, type Point, smooth, stroked } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** The past as a line up to the needle, and the widening range of its forecast. */
export const forecast: Drawing = (ink, random) => {
  const nowShare = random.between(0.36, 0.52)
  const startY = area.top + area.height * random.between(0.6, 0.82)
  const height = area.height * random.between(0.2, 0.42)
  const needle = area.left + nowShare * area.width
  const forecastY = startY - height
  const past = Array.from({ length: 7 }, (_, index): Point => {
    const t = index / 6
    const rough = index === 0 || index === 6 ? 0 : random.between(-12, 12)
    return [area.left + t * (needle - area.left), startY - height * t ** 1.3 + rough]
  })
  const spread = (share: number) =>
    Array.from({ length: 6 }, (_, index): Point => {
      const t = index / 5
      const reach = share > 0 ? area.bottom - forecastY : forecastY - area.top
      return [needle + t * (area.right - needle), forecastY + share * reach * t ** 0.8]
    })
  const band = (share: number) =>
    `${smooth(spread(-share))}L${smooth(spread(share).reverse()).slice(1)}z`
  return {
    body:
      filled(band(0.94), ink.faint) +
      filled(band(0.5), ink.fill) +
      stroked(smooth(spread(-0.04)), { stroke: ink.soft, width: 4, dash: '11 8' }) +
      stroked(smooth(past), { stroke: ink.line, width: 7 }) +
      line(needle, forecastY, needle, area.bottom, { stroke: ink.line, width: 2 }) +
      disc(needle, forecastY, 11, ink.line),
    needle,
  }
}
