import type { ReactNode } from 'react'
import { apart } from './geometry.ts'

interface FanEnd {
  readonly name: string
  readonly value: string
  readonly y: number
}

/** Two lines of words, at the size they have on a phone. */
const PITCH = 64
/** From the end of a line to its words. */
const REACH = 34

/** Where lines end that fan out: each with its name and value, led to where these have room below each other. */
export function FanEnds(props: {
  readonly x: number
  readonly ends: readonly FanEnd[]
}): ReactNode {
  const { x, ends } = props
  const places = apart(
    ends.map(({ y }) => y),
    PITCH,
  )
  return ends.map(({ name, value, y }, index) => {
    const place = places[index] ?? y
    return (
      <g key={name} className="chart-appear">
        <path className="chart-axis" d={`M${x} ${y}L${x + REACH - 8} ${place}`} />
        <circle className="s-curve-fan-end" cx={x} cy={y} r="5" />
        <text className="chart-text" x={x + REACH} y={place - 2}>
          {name}
          <tspan className="chart-strong" x={x + REACH} dy="1.1em">
            {value}
          </tspan>
        </text>
      </g>
    )
  })
}
