import type { ReactNode } from 'react'
import { S_CURVE, type SCurveGround } from './s-curve-shape.ts'

interface CurveAxesProps {
  readonly ground: SCurveGround
  readonly periodName: (at: number) => string
  readonly format: (value: number) => string
}

/** Time below, the value at the right: round steps, and the highest value itself. */
export function CurveAxes({ ground, periodName, format }: CurveAxesProps): ReactNode {
  const { x, y, highest, periods } = ground
  const every = Math.max(1, Math.round(periods / 5))
  return (
    <g>
      {[...roundSteps(highest), highest].map((value) => (
        <g key={value}>
          <path className="chart-gridline" d={`M${S_CURVE.left} ${y(value)}H${S_CURVE.right}`} />
          <text className="chart-text" x={S_CURVE.right + 10} y={y(value) + 5}>
            {format(value)}
          </text>
        </g>
      ))}
      <path className="chart-axis" d={`M${S_CURVE.left} ${S_CURVE.bottom}H${S_CURVE.right}`} />
      {Array.from({ length: periods + 1 }, (_, at) => (
        <g key={at}>
          <path
            className="chart-axis"
            d={`M${x(at)} ${S_CURVE.bottom}v${at % every === 0 ? 10 : 5}`}
          />
          {at % every === 0 && at <= periods - every / 2 + 1 && (
            <text
              className="chart-text"
              x={x(at)}
              y={S_CURVE.bottom + 32}
              textAnchor={at === 0 ? 'start' : 'middle'}
            >
              {periodName(at)}
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
