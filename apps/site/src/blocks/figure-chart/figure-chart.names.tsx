import type { ReactNode } from 'react'
import { isPoint, type PlacedName } from './figure-chart.places.ts'
import { short } from './figure-chart.scale.ts'

/** Em from a point to the foot of its name above it, and below it. */
const ABOVE = -0.55
const BELOW = 1.35

/** Names inside the drawing, each beside a point of its line. */
export function PlacedNames(props: {
  readonly names: readonly PlacedName[]
  /** The last row's number: the right end. */
  readonly last: number
}): ReactNode {
  return props.names.map(({ series, row, y, side, anchor }) => (
    <text
      key={series.name}
      className={`figure-chart-placed figure-chart-text-${isPoint(series) ? 'first' : series.tone}`}
      x={`${short((row / Math.max(1, props.last)) * 100)}%`}
      y={`${short(y + (side === 'above' ? ABOVE : BELOW))}em`}
      dx={row === 0 ? 0 : anchor === 'start' ? '0.5em' : '-0.5em'}
      textAnchor={anchor}
    >
      {series.name}
    </text>
  ))
}
