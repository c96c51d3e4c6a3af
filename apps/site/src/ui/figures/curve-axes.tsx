import type { ReactNode } from 'react'
import { S_CURVE, type SCurveGround } from './s-curve-shape.ts'

interface CurveAxesProps {
  readonly ground: SCurveGround
  /** What stands at the axis after so many periods; at the end of a wide plot with the year, where it has one. */
  readonly periodName: (at: number, isEnd: boolean) => string
  readonly format: (value: number) => string
  /** Whether values stand before their lines, or on the ends of them, where the longest amount has room. */
  readonly values: 'left' | 'right'
  /** Where the line of a value begins, if not at the edge of the plot. */
  readonly from?: (value: number) => number
}

/** Time below, the value at a side: round steps, and at the right the highest value itself. */
export function CurveAxes({ ground, periodName, format, values, from }: CurveAxesProps): ReactNode {
  const { x, y, highest, periods } = ground
  const [left, right] = [x(0), x(periods)]
  const every = Math.max(1, Math.round(periods / 5))
  const steps = roundSteps(highest)
  const atLeft = values === 'left'
  const end = atLeft ? right : S_CURVE.width
  return (
    <g>
      {(atLeft ? steps : [...steps, highest]).map((value) => (
        <g key={value}>
          <path className="chart-gridline" d={`M${from?.(value) ?? left} ${y(value)}H${end}`} />
          <text
            className={`chart-text${atLeft ? '' : ' s-curve-value'}`}
            x={atLeft ? left - 10 : end}
            y={y(value) + (atLeft ? 5 : -6)}
            textAnchor="end"
          >
            {format(value)}
          </text>
        </g>
      ))}
      <path className="chart-axis" d={`M${left} ${S_CURVE.bottom}H${right}`} />
      {Array.from({ length: periods + 1 }, (_, at) => (
        <g key={at}>
          <path
            className="chart-axis"
            d={`M${x(at)} ${S_CURVE.bottom}v${at % every === 0 ? 10 : 5}`}
          />
          {at % every === 0 && (
            <text
              className="chart-text"
              x={x(at)}
              y={S_CURVE.bottom + 32}
              textAnchor={at === 0 && !atLeft ? 'start' : 'middle'}
            >
              {periodName(at, !atLeft && at + every > periods)}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}

/** From 0 up in three or four round steps, with room below the highest value. */
export function roundSteps(highest: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(highest / 4))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((at) => at >= highest / 4)
  if (step === undefined) return [0]
  const count = Math.floor((highest * 0.9) / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
