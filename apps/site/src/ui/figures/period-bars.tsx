import type { ReactNode } from 'react'
import { Chart, type Metric, Needle } from './chart.tsx'
import { roundSteps } from './curve-axes.tsx'
import { scale } from './geometry.ts'

export interface PeriodBar {
  /** What stands under it, such as `Apr`. */
  readonly label: string
  /** What was planned: a step of the line. */
  readonly planned: number
  /** What came of it, or is expected; undefined where neither is known. */
  readonly value: number | undefined
  readonly isForecast: boolean
}

interface PeriodBarsProps {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly bars: readonly PeriodBar[]
  /** The names of the bars that are known, of those that are forecast, and of the line. */
  readonly names: readonly { readonly kind: 'known' | 'forecast' | 'line'; readonly name: string }[]
  readonly format: (value: number) => string
  /** Where the needle stands, in periods, and what it says. */
  readonly now: number
  readonly dataDate: string
  readonly source?: string
  readonly metrics?: readonly Metric[]
}

const WIDTH = 760
const HEIGHT = 400
const LEFT = 4
const RIGHT = 654
const TOP = 62
const BOTTOM = 316

/** Periods as bars, those that are only forecast hollow, with the plan as a stepped line over them. */
export function PeriodBars(props: PeriodBarsProps): ReactNode {
  const { bars, format } = props
  const highest = Math.max(...bars.map(({ planned, value = 0 }) => Math.max(planned, value)), 1)
  const x = scale([0, bars.length], [LEFT, RIGHT])
  const y = scale([0, highest], [BOTTOM, TOP])
  const every = Math.ceil(bars.length / 6)
  const line = bars
    .map(({ planned }, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(planned)}H${x(at + 1)}`)
    .join('')
  return (
    <Chart stem="period-bars" width={WIDTH} height={HEIGHT} {...props}>
      {roundSteps(highest).map((value) => (
        <g key={value}>
          <path
            className={value === 0 ? 'chart-axis' : 'chart-gridline'}
            d={`M${LEFT} ${y(value)}H${RIGHT}`}
          />
          <text className="chart-text" x={RIGHT + 10} y={y(value) + 5}>
            {format(value)}
          </text>
        </g>
      ))}
      {bars.map(({ label, value, isForecast }, at) => (
        <g key={`${label}${at}`}>
          {value !== undefined && (
            <path
              className={`period-bars-${isForecast ? 'forecast' : 'known'} chart-appear`}
              d={`M${x(at + 0.18)} ${BOTTOM}V${y(value)}H${x(at + 0.82)}V${BOTTOM}`}
            />
          )}
          {at % every === 0 && (
            <text className="chart-text" x={x(at + 0.5)} y={BOTTOM + 32} textAnchor="middle">
              {label}
            </text>
          )}
        </g>
      ))}
      <path className="period-bars-edge" d={line} />
      <path className="period-bars-line" d={line} />
      <Needle x={x(props.now)} top={34} bottom={BOTTOM} label={props.dataDate} />
      {props.names.map(({ kind, name }, at) => (
        <g key={kind} transform={`translate(${LEFT + at * 220} ${BOTTOM + 74})`}>
          <path
            className={`period-bars-${kind}`}
            d={kind === 'line' ? 'M0 -8H26' : 'M0 0V-18H26V0Z'}
          />
          <text className="chart-text" x="36" y="0">
            {name}
          </text>
        </g>
      ))}
    </Chart>
  )
}
