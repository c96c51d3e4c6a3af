export interface Point {
  readonly x: number
  readonly y: number
}

/** Returns a function that maps one range linearly to another, rounded to tenths. */
export function scale(
  from: readonly [number, number],
  to: readonly [number, number],
): (value: number) => number {
  const span = from[1] - from[0] || 1
  return (value) => roundToTenths(to[0] + ((value - from[0]) / span) * (to[1] - to[0]))
}

/**
 * Smooth path that rises and falls only where its points do, so a cumulative curve never falls: monotone cubic
 * interpolation, with the slopes of Fritsch and Butland.
 */
export function smoothPath(points: readonly Point[]): string {
  const [first] = points
  if (first === undefined) return ''
  const slopes = slopesAt(points)
  const parts = points.slice(1).map((point, index) => {
    const from = points[index] ?? first
    const third = (point.x - from.x) / 3
    const control = { x: from.x + third, y: from.y + third * (slopes[index] ?? 0) }
    const secondControl = { x: point.x - third, y: point.y - third * (slopes[index + 1] ?? 0) }
    const end = `${formatPoint(secondControl)} ${formatPoint(point)}`
    // `S` is shorter, and mirrors the previous control point.
    const before = points[index - 1]
    const isEvenlySpaced =
      before !== undefined && roundToTenths(2 * from.x - before.x - point.x) === 0
    return isEvenlySpaced ? `S${end}` : `C${formatPoint(control)} ${end}`
  })
  return `M${formatPoint(first)}${parts.join('')}`
}

/**
 * Slopes of the curve at its points: 0 where the line turns, else the harmonic mean of the slopes of the segments
 * beside a point.
 */
function slopesAt(points: readonly Point[]): readonly number[] {
  const segmentSlopes = points.slice(1).map((point, index) => {
    const from = points[index] ?? point
    return (point.y - from.y) / (point.x - from.x || 1)
  })
  return points.map((_, index) => {
    const before = segmentSlopes[index - 1] ?? segmentSlopes[index] ?? 0
    const after = segmentSlopes[index] ?? before
    if (before * after <= 0) return index === 0 || index === points.length - 1 ? before : 0
    return (2 * before * after) / (before + after)
  })
}

function formatPoint({ x, y }: Point): string {
  return `${roundToTenths(x)} ${roundToTenths(y)}`
}

/** Rounds to tenths, which are finer than a screen shows. */
export function roundToTenths(value: number): number {
  return Math.round(value * 10) / 10
}
