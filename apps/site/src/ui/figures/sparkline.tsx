import type { ReactNode } from 'react'
import { scale, smoothPath } from './geometry.ts'

interface SparklineProps {
  readonly values: readonly number[]
  /** What it shows, in words: it is an image of its own. */
  readonly title: string
}

const WIDTH = 120
const HEIGHT = 32
const MARGIN = 4

/** A line the size of a word; its last value is marked. */
export function Sparkline({ values, title }: SparklineProps): ReactNode {
  if (values.length < 2) return null
  const x = scale([0, values.length - 1], [MARGIN, WIDTH - MARGIN])
  const y = scale([Math.min(...values), Math.max(...values)], [HEIGHT - MARGIN, MARGIN])
  const points = values.map((value, index) => ({ x: x(index), y: y(value) }))
  const last = points.at(-1)
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={title}
    >
      <path className="sparkline-line" d={smoothPath(points)} />
      <circle className="sparkline-end" cx={last?.x} cy={last?.y} r="3" />
    </svg>
  )
}
