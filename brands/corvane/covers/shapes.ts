/**
 * Pieces of SVG text. Numbers are user units of the 600 × 400 sheet, in halves, for a quarter is less than
 * a pixel; each point is given from the one before it, which takes fewer digits.
 */

export interface Stroke {
  readonly stroke: string
  readonly width?: number
  /** Lengths of dash and gap, such as `8 6`. */
  readonly dash?: string
}

export type Point = readonly [x: number, y: number]

function n(value: number): string {
  return String(half(value)).replace(/^(-?)0\./, '$1.')
}

function half(value: number): number {
  return Math.round(value * 2) / 2
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
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-half(width))}z`
}

export function filled(d: string, fill: string, edge?: Stroke): string {
  return d === '' ? '' : `<path d="${d}" fill="${fill}"${edge ? strokeOf(edge) : ''}/>`
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
  let d = `M${numbers(point(0))}`
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [
      point(index - 1),
      point(index),
      point(index + 1),
      point(index + 2),
    ]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    d += `c${numbers(...[first, second, to].map((each) => step(from, each)))}`
  }
  return closed ? `${d}z` : d
}

/** Path data of straight lines through the points. */
export function broken(points: readonly Point[], closed = false): string {
  const [first] = points
  if (first === undefined) return ''
  const steps = points.slice(1).map((point, index) => step(points[index] ?? first, point))
  return `M${numbers(first)}${steps.length === 0 ? '' : `l${numbers(...steps)}`}${closed ? 'z' : ''}`
}

/** How far along an S-shaped course from 0 to 1 the share `t` of the time is. */
export function sCurve(t: number, steepness = 9): number {
  const raw = (at: number) => 1 / (1 + Math.exp(-steepness * (at - 0.5)))
  return (raw(t) - raw(0)) / (raw(1) - raw(0))
}

function segment(from: Point, to: Point): string {
  const [x, y] = step(from, to)
  if (x === 0) return `M${numbers(from)}v${n(y)}`
  return y === 0 ? `M${numbers(from)}h${n(x)}` : `M${numbers(from)}l${numbers([x, y])}`
}

/** From one point to the next as they are drawn, so that what is rounded off does not add up. */
function step(from: Point, to: Point): Point {
  return [half(to[0]) - half(from[0]), half(to[1]) - half(from[1])]
}

/** A minus sign parts two numbers as a blank does. */
function numbers(...points: readonly Point[]): string {
  return points.flat().map(n).join(' ').replaceAll(' -', '-')
}

function strokeOf({ stroke, width = 2, dash }: Stroke): string {
  return ` stroke="${stroke}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}`
}
