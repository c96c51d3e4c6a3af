/** Pieces of SVG text. Numbers are user units of the 600 × 400 sheet; one decimal is finer than a pixel. */

export interface Stroke {
  readonly stroke: string
  readonly width?: number
  /** Lengths of dash and gap, such as `8 6`. */
  readonly dash?: string
}

export type Point = readonly [x: number, y: number]

export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function line(x1: number, y1: number, x2: number, y2: number, stroke: Stroke): string {
  return `<path d="${segment([x1, y1], [x2, y2])}"${strokeOf(stroke)}/>`
}

/** Several lines of one colour as a single path: a third of the bytes. */
export function lines(segments: readonly (readonly [Point, Point])[], stroke: Stroke): string {
  const d = segments.map(([from, to]) => segment(from, to)).join('')
  return d === '' ? '' : `<path d="${d}"${strokeOf(stroke)}/>`
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<path d="${box(x, y, width, height)}" fill="${fill}"/>`
}

/** Path data of a rectangle, to join several of one colour. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`
}

export function filled(d: string, fill: string): string {
  return d === '' ? '' : `<path d="${d}" fill="${fill}"/>`
}

export function stroked(d: string, stroke: Stroke): string {
  return d === '' ? '' : `<path d="${d}" fill="none"${strokeOf(stroke)}/>`
}

export function disc(x: number, y: number, radius: number, fill: string, edge?: Stroke): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${edge ? strokeOf(edge) : ''}/>`
}

/** Path data of a smooth curve through the points (Catmull-Rom as cubic segments). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length
  const point = (index: number): Point =>
    (closed
      ? points[(index + count) % count]
      : points[Math.max(0, Math.min(count - 1, index))]) ?? [0, 0]
  let d = `M${at(point(0))}`
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [
      point(index - 1),
      point(index),
      point(index + 1),
      point(index + 2),
    ]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    d += `C${at(first)} ${at(second)} ${at(to)}`
  }
  return closed ? `${d}z` : d
}

/** Path data of straight lines through the points. */
export function broken(points: readonly Point[], closed = false): string {
  return points.length === 0 ? '' : `M${points.map(at).join('L')}${closed ? 'z' : ''}`
}

/** How far along an S-shaped course from 0 to 1 the share `t` of the time is. */
export function sCurve(t: number, steepness = 9): number {
  const raw = (at: number) => 1 / (1 + Math.exp(-steepness * (at - 0.5)))
  return (raw(t) - raw(0)) / (raw(1) - raw(0))
}

function segment(from: Point, to: Point): string {
  if (from[0] === to[0]) return `M${at(from)}V${n(to[1])}`
  return from[1] === to[1] ? `M${at(from)}H${n(to[0])}` : `M${at(from)}L${at(to)}`
}

function at([x, y]: Point): string {
  return `${n(x)} ${n(y)}`
}

function strokeOf({ stroke, width = 2, dash }: Stroke): string {
  return ` stroke="${stroke}" stroke-width="${n(width)}"${dash ? ` stroke-dasharray="${dash}"` : ''}`
}
