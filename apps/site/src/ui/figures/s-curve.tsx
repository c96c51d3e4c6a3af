import type { ReactNode } from 'react'
import { Chart, type Metric, Needle } from './chart.tsx'
import { type Point, scale, smoothPath } from './geometry.ts'

interface SCurveProps {
  readonly id: string
  readonly title: string
  readonly description: string
  /** Cumulative value at the end of each period, from 0 on. */
  readonly planned: readonly number[]
  /** As far as it is known: its last value stands at the data date. */
  readonly earned: readonly number[]
  /** From the data date on; its first value is the last earned one. */
  readonly forecast: readonly number[]
  /** One label a period; every third is always shown, the others where there is room. */
  readonly periods: readonly string[]
  readonly dataDate: string
  readonly labels: { readonly planned: string; readonly earned: string; readonly forecast: string }
  /** Writes a value with its unit, such as `£24m`. */
  readonly format: (value: number) => string
  readonly source?: string
  readonly metrics?: readonly Metric[]
}

const WIDTH = 760
const HEIGHT = 470
const PLOT = { left: 4, right: 690, top: 56, bottom: 424 }

/** Planned and earned value drifting apart, and the forecast that brings them together again. */
export function SCurve(props: SCurveProps): ReactNode {
  const { planned, earned, forecast, format } = props
  const last = Math.max(planned.length, earned.length + forecast.length - 1) - 1
  const highest = Math.max(...planned, ...earned, ...forecast)
  const x = scale([0, last], [PLOT.left, PLOT.right])
  const y = scale([0, highest], [PLOT.bottom, PLOT.top])
  const at = (value: number, period: number): Point => ({ x: x(period), y: y(value) })
  const now = earned.length - 1
  const plannedLine = planned.map(at)
  const earnedLine = earned.map(at)
  const forecastLine = forecast.map((value, index) => at(value, now + index))
  const gap = { planned: at(planned[now] ?? 0, now), earned: at(earned[now] ?? 0, now) }
  const drift = (earned[now] ?? 0) - (planned[now] ?? 0)
  return (
    <Chart stem="s-curve" width={WIDTH} height={HEIGHT} {...props}>
      <Axes {...{ x, y, highest, planned, format }} periods={props.periods} />
      <pattern
        id={`${props.id}-drift`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <path className="s-curve-hatch" d="M0 0V7" />
      </pattern>
      <path
        fill={`url(#${props.id}-drift)`}
        fillRule="evenodd"
        d={areaUnder(plannedLine.slice(0, now + 1)) + areaUnder(earnedLine)}
      />
      <path className="s-curve-planned chart-draw" pathLength="1" d={smoothPath(plannedLine)} />
      <path className="s-curve-forecast chart-appear" d={smoothPath(forecastLine)} />
      <path className="s-curve-earned chart-draw" pathLength="1" d={smoothPath(earnedLine)} />
      <Needle x={x(now)} top={PLOT.top - 16} bottom={PLOT.bottom} label={props.dataDate} />
      <g className="chart-appear">
        <path className="s-curve-gap" d={`M${gap.earned.x} ${gap.earned.y}V${gap.planned.y}`} />
        <circle className="s-curve-dot" cx={gap.earned.x} cy={gap.earned.y} r="5" />
        <text className="chart-text s-curve-gap-text" x={gap.earned.x + 12} y={gap.earned.y + 34}>
          {signed(drift, format)}
        </text>
        <EndLabel
          point={at(planned[now - 3] ?? 0, now - 3)}
          side="above"
          text={props.labels.planned}
        />
        <EndLabel
          point={at(earned[now - 5] ?? 0, now - 5)}
          side="below"
          text={props.labels.earned}
          strong
        />
        <EndLabel point={forecastLine.at(-4)} side="below" text={props.labels.forecast} />
      </g>
    </Chart>
  )
}

function Axes(props: {
  readonly x: (value: number) => number
  readonly y: (value: number) => number
  readonly highest: number
  readonly planned: readonly number[]
  readonly periods: readonly string[]
  readonly format: (value: number) => string
}): ReactNode {
  const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => share * props.highest)
  return (
    <g>
      {steps.map((value) => (
        <g key={value}>
          <path
            className="chart-gridline"
            d={`M${props.x(reached(props.planned, value))} ${props.y(value)}H${PLOT.right}`}
          />
          <text className="chart-text" x={PLOT.right + 10} y={props.y(value) + 5}>
            {props.format(value)}
          </text>
        </g>
      ))}
      <path className="chart-axis" d={`M${PLOT.left} ${PLOT.bottom}H${PLOT.right}`} />
      {props.periods.map((label, index) => (
        <g key={label + String(index)}>
          <path
            className="chart-axis"
            d={`M${props.x(index)} ${PLOT.bottom}v${index % 3 === 0 ? 10 : 5}`}
          />
          {index % 3 === 0 && (
            <text
              className="chart-text"
              x={props.x(index)}
              y={PLOT.bottom + 32}
              textAnchor={
                index === 0 ? 'start' : index === props.periods.length - 1 ? 'end' : 'middle'
              }
            >
              {label}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}

/** The period in which a cumulative value is reached: left of it, its gridline would say nothing. */
function reached(planned: readonly number[], value: number): number {
  const after = planned.findIndex((sum) => sum >= value)
  if (after <= 0) return Math.max(after, 0)
  const before = planned[after - 1] ?? 0
  return after - 1 + (value - before) / ((planned[after] ?? value) - before || 1)
}

function EndLabel(props: {
  readonly point: Point | undefined
  readonly side: 'above' | 'below'
  readonly text: string
  readonly strong?: boolean
}): ReactNode {
  if (props.point === undefined) return null
  const above = props.side === 'above'
  return (
    <text
      className={`chart-text${props.strong ? ' chart-strong' : ''}`}
      x={props.point.x + (above ? -14 : 14)}
      y={props.point.y + (above ? -4 : 22)}
      textAnchor={above ? 'end' : 'start'}
    >
      {props.text}
    </text>
  )
}

/**
 * Two of these in one path, filled by the even-odd rule, show what lies between their curves; paths written
 * like this compress well.
 */
function areaUnder(points: readonly Point[]): string {
  return `${smoothPath(points)}V${PLOT.bottom}H${PLOT.left}Z`
}

function signed(value: number, format: (value: number) => string): string {
  const rounded = Math.round(value * 10) / 10
  return `${rounded < 0 ? '−' : '+'}${format(Math.abs(rounded))}`
}
