import type { Ink } from '../ink.ts'
import type { Random } from '../random.ts'
import {
  box,
  disc,
  filled,
  line,
  lines,
  type Point,
  rect,
  sCurve,
  smooth,
  stroked,
} from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** A text column with a diagram in its margin, tied to the passage that it explains. */
export const blog: Drawing = (ink, random) => {
  const mirrored = random.chance(0.4)
  const columnWidth = random.between(210, 262)
  const gap = 46
  const column = mirrored ? area.right - columnWidth : area.left
  const plot = mirrored ? area.left : area.left + columnWidth + gap
  const plotWidth = area.width - columnWidth - gap
  const rows = random.whole(9, 13)
  const pitch = area.height / rows
  const noted = random.whole(2, rows - 4)
  let text = ''
  for (let row = 0; row < rows; row += 1) {
    const last = row === rows - 1 || random.chance(0.16)
    const share = last ? random.between(0.3, 0.7) : random.between(0.9, 1)
    if (row !== noted) text += box(column, area.top + row * pitch, columnWidth * share, 6)
  }
  const notedY = area.top + noted * pitch
  const plotTop = Math.min(notedY - 10, area.bottom - 190)
  const side = mirrored ? column : column + columnWidth
  const plotSide = mirrored ? plot + plotWidth : plot
  return {
    body:
      filled(text, ink.soft) +
      rect(column, notedY - 5, columnWidth, 16, ink.line) +
      stroked(`M${side} ${notedY + 3}H${plotSide}`, { stroke: ink.line, width: 2 }) +
      frame(plot, plotTop, plotWidth, 180, ink) +
      random.pick([curves, scatter, steps, network])(plot, plotTop, plotWidth, 180, ink, random),
    needle: plot + plotWidth * random.between(0.3, 0.8),
  }
}

function frame(x: number, y: number, width: number, height: number, ink: Ink): string {
  return stroked(`M${x} ${y}V${y + height}H${x + width}`, { stroke: ink.line, width: 3 })
}

type Plot = (x: number, y: number, w: number, h: number, ink: Ink, random: Random) => string

const curves: Plot = (x, y, w, h, ink, random) => {
  const late = random.between(0.62, 0.9)
  const course = (scale: number, steep: number) =>
    smooth(
      Array.from({ length: 8 }, (_, index): Point => {
        const t = index / 7
        return [x + t * w, y + h - sCurve(t, steep) * h * scale]
      }),
    )
  return (
    stroked(course(0.92, 9), { stroke: ink.soft, width: 3, dash: '9 7' }) +
    stroked(course(0.92 * late, random.between(6, 8)), { stroke: ink.line, width: 5 })
  )
}

const scatter: Plot = (x, y, w, h, ink, random) => {
  const dots = Array.from({ length: random.whole(9, 14) }, () => {
    const t = random.between(0.08, 0.94)
    const level = 0.14 + 0.6 * t + random.between(-0.16, 0.16)
    return disc(x + t * w, y + h - level * h, random.between(4, 9), ink.line)
  })
  return line(x, y + h * 0.86, x + w, y + h * 0.2, { stroke: ink.soft, width: 3 }) + dots.join('')
}

const steps: Plot = (x, y, w, h, ink, random) => {
  const count = random.whole(5, 8)
  const bars = Array.from({ length: count }, (_, index) => {
    const tall = h * random.between(0.22, 0.9)
    return box(x + 12 + (index * (w - 16)) / count, y + h - tall, ((w - 16) / count) * 0.62, tall)
  })
  const key = random.whole(0, count - 1)
  return (
    filled(bars.filter((_, index) => index !== key).join(''), ink.fill) +
    filled(bars[key] ?? '', ink.line)
  )
}

const network: Plot = (x, y, w, h, ink, random) => {
  const nodes = Array.from(
    { length: 5 },
    (_, index): Point => [x + 18 + (index * (w - 40)) / 4, y + h * random.between(0.16, 0.8)],
  )
  const from = nodes[0] ?? [x, y]
  const to = nodes[4] ?? [x, y]
  const ways = nodes.slice(1, 4).flatMap((node): (readonly [Point, Point])[] => [
    [from, node],
    [node, to],
  ])
  return (
    lines(ways, { stroke: ink.soft, width: 3 }) +
    nodes
      .map(([nx, ny], index) =>
        disc(nx, ny, index % 4 === 0 ? 11 : 8, index % 4 === 0 ? ink.line : ink.ground, {
          stroke: ink.line,
          width: 3,
        }),
      )
      .join('')
  )
}
