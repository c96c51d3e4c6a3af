/**
 * SVG elements and path data. Numbers are user units of the 600 × 400 cover, rounded to halves, since a quarter is less
 * than a pixel. Each point of a path is relative to the one before, which takes fewer digits.
 */

export interface Stroke {
  readonly stroke: string
  readonly width?: number
  /** Lengths of dash and gap, such as `8 6`. */
  readonly dash?: string
}

export type Point = readonly [x: number, y: number]

function numberText(value: number): string {
  return String(half(value)).replace(/^(-?)0\./, '$1.')
}

function half(value: number): number {
  return Math.round(value * 2) / 2
}

export function line(x1: number, y1: number, x2: number, y2: number, stroke: Stroke): string {
  return `<path d="${segment([x1, y1], [x2, y2])}"${strokeOf(stroke)}/>`
}

/** Draws several lines of one colour as a single path, for a third of the bytes. */
export function lines(segments: readonly (readonly [Point, Point])[], stroke: Stroke): string {
  const d = segments.map(([from, to]) => segment(from, to)).join('')
  return d === '' ? '' : `<path d="${d}"${strokeOf(stroke)}/>`
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<path d="${box(x, y, width, height)}" fill="${fill}"/>`
}

/** Path data of a rectangle, for several of one colour in a single path. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${numberText(x)} ${numberText(y)}h${numberText(width)}v${numberText(height)}h${numberText(-half(width))}z`
}

export function filled(d: string, fill: string, edge?: Stroke): string {
  return d === '' ? '' : `<path d="${d}" fill="${fill}"${edge ? strokeOf(edge) : ''}/>`
}

export function stroked(d: string, stroke: Stroke): string {
  return d === '' ? '' : `<path d="${d}" fill="none"${strokeOf(stroke)}/>`
}

export function disc(x: number, y: number, radius: number, fill: string, edge?: Stroke): string {
  return `<circle cx="${numberText(x)}" cy="${numberText(y)}" r="${numberText(radius)}" fill="${fill}"${edge ? strokeOf(edge) : ''}/>`
}

/** Path data of a smooth curve through the points (Catmull-Rom as cubic segments). */
export function smooth(points: readonly Point[], isClosed = false): string {
  const count = points.length
  const point = (index: number): Point =>
    (isClosed
      ? points[(index + count) % count]
      : points[Math.max(0, Math.min(count - 1, index))]) ?? [0, 0]
  let d = `M${coordinates(point(0))}`
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [
      point(index - 1),
      point(index),
      point(index + 1),
      point(index + 2),
    ]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    d += `c${coordinates(...[first, second, to].map((each) => stepBetween(from, each)))}`
  }
  return isClosed ? `${d}z` : d
}

/** Path data of straight lines through the points. */
export function polyline(points: readonly Point[], isClosed = false): string {
  const [first] = points
  if (first === undefined) return ''
  const steps = points.slice(1).map((point, index) => stepBetween(points[index] ?? first, point))
  return `M${coordinates(first)}${steps.length === 0 ? '' : `l${coordinates(...steps)}`}${isClosed ? 'z' : ''}`
}

/** Logistic curve from 0 at `t` = 0 to 1 at `t` = 1. */
export function sCurve(t: number, steepness = 9): number {
  const logistic = (t: number) => 1 / (1 + Math.exp(-steepness * (t - 0.5)))
  return (logistic(t) - logistic(0)) / (logistic(1) - logistic(0))
}

function segment(from: Point, to: Point): string {
  const [x, y] = stepBetween(from, to)
  if (x === 0) return `M${coordinates(from)}v${numberText(y)}`
  return y === 0
    ? `M${coordinates(from)}h${numberText(x)}`
    : `M${coordinates(from)}l${coordinates([x, y])}`
}

/** Difference of two points after rounding, so that rounding errors do not add up. */
function stepBetween(from: Point, to: Point): Point {
  return [half(to[0]) - half(from[0]), half(to[1]) - half(from[1])]
}

/** Joins coordinates; a minus sign separates numbers without a space. */
function coordinates(...points: readonly Point[]): string {
  return points.flat().map(numberText).join(' ').replaceAll(' -', '-')
}

function strokeOf({ stroke, width = 2, dash }: Stroke): string {
  return ` stroke="${stroke}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}`
}
