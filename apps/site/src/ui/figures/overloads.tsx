import type { ReactNode } from 'react'
import { Chart } from './chart.tsx'
import { scale } from './geometry.ts'

interface OverloadedTeam {
  readonly name: string
  /** What is booked of its capacity, 1 for all of it, one for each week. */
  readonly loads: readonly number[]
  /** Hours beyond its capacity and hours free in the weeks after, in words. */
  readonly over: string
  readonly free: string
}

interface OverloadsProps {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly teams: readonly OverloadedTeam[]
  /** The first and the last week. */
  readonly from: string
  readonly to: string
  readonly source?: string
}

const WIDTH = 760
const PANE = { width: 360, height: 226, name: 26, top: 44, floor: 150 } as const
const GAP = 4

/** Each team against its capacity, week by week: what stands above the line does not fit. */
export function Overloads(props: OverloadsProps): ReactNode {
  const { teams } = props
  const most = Math.max(1, ...teams.flatMap(({ loads }) => loads))
  const y = scale([0, most], [PANE.floor, PANE.top])
  const rows = Math.ceil(teams.length / 2)
  return (
    <Chart stem="overloads" width={WIDTH} height={rows * PANE.height} {...props}>
      {teams.map((team, index) => (
        <Pane
          key={team.name}
          {...team}
          weeks={[props.from, props.to]}
          left={(index % 2) * (WIDTH - PANE.width)}
          top={Math.floor(index / 2) * PANE.height}
          y={y}
        />
      ))}
    </Chart>
  )
}

interface PaneProps extends OverloadedTeam {
  readonly weeks: readonly [string, string]
  readonly left: number
  readonly top: number
  readonly y: (load: number) => number
}

function Pane({ name, loads, over, free, weeks, left, top, y }: PaneProps): ReactNode {
  const step = PANE.width / Math.max(loads.length, 1)
  const bar = (from: number, to: number, index: number) =>
    `M${Math.round(index * step)} ${from}h${Math.round(step) - GAP}V${to}h${GAP - Math.round(step)}z`
  const booked = loads.map((load, index) => bar(PANE.floor, y(Math.min(load, 1)), index))
  const beyond = loads.map((load, index) => (load > 1 ? bar(y(1), y(load), index) : ''))
  const [first, last] = weeks
  return (
    <g transform={`translate(${left} ${top})`}>
      <text className="chart-text chart-strong" x="0" y={PANE.name}>
        {name}
      </text>
      <path className="overloads-booked" d={booked.join('')} />
      <path className="overloads-beyond" d={beyond.join('')} />
      <path className="overloads-capacity" d={`M0 ${y(1)}H${PANE.width}`} />
      <text className="chart-text" x="0" y={PANE.floor + 28}>
        {first}
      </text>
      <text className="chart-text" x={PANE.width} y={PANE.floor + 28} textAnchor="end">
        {last}
      </text>
      <text className="chart-text overloads-over" x="0" y={PANE.floor + 58}>
        {over}
      </text>
      <text className="chart-text" x={PANE.width} y={PANE.floor + 58} textAnchor="end">
        {free}
      </text>
    </g>
  )
}
