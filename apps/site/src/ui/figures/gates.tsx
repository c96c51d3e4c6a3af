import type { ReactNode } from 'react'
import { Chart, type Metric } from './chart.tsx'

export interface Stage {
  readonly name: string
  readonly projects: number
  /** How many of them wait for a decision at the gate that follows. */
  readonly waiting: number
  /** With its unit, such as `£118m`. */
  readonly value: string
}

interface GatesProps {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly stages: readonly Stage[]
  readonly source?: string
  readonly metrics?: readonly Metric[]
}

const WIDTH = 760
/** Above the highest line there is room for its count, below the lowest for the names and values. */
const ABOVE = 69
const BELOW = 94
/** How high the tallest stage may be, and how far apart its lines stand at most. */
const TALLEST = 277
const WIDEST_STEP = 22
/** A portfolio of fewer projects has room for this many, so that its gates can be seen. */
const LEAST = 5
/** From the end of a stage to its gate. */
const GATE = 17

/** A portfolio between its stage gates: one line a project, those that wait for a decision heavy, up to their gate. */
export function Gates(props: GatesProps): ReactNode {
  const { stages } = props
  const most = Math.max(...stages.map((stage) => stage.projects), 1)
  const step = Math.min(WIDEST_STEP, TALLEST / most)
  const floor = ABOVE + Math.round((Math.max(most, LEAST) - 1) * step)
  const column = WIDTH / Math.max(stages.length, 1)
  return (
    <Chart stem="gates" width={WIDTH} height={floor + BELOW} {...props}>
      <path className="chart-axis" d={`M0 ${floor + 8}H${WIDTH}`} />
      {stages.map((stage, index) => {
        const left = Math.round(index * column)
        const right = Math.round(left + column - 2 * GATE)
        const top = Math.round(floor - Math.max(0, stage.projects - 1) * step)
        return (
          <g key={stage.name}>
            <Lines {...stage} left={left} right={right} floor={floor} step={step} />
            <text className="chart-text chart-strong gates-count" x={left} y={top - 16}>
              {stage.projects}
            </text>
            <text className="chart-text chart-strong" x={left} y={floor + 42}>
              {stage.name}
            </text>
            <text className="chart-text" x={left} y={floor + 72}>
              {stage.value}
            </text>
            {index < stages.length - 1 && <Gate x={right + GATE} floor={floor} />}
          </g>
        )
      })}
    </Chart>
  )
}

function Lines(
  props: Stage & {
    readonly left: number
    readonly right: number
    readonly floor: number
    readonly step: number
  },
): ReactNode {
  const { left, right, floor, step } = props
  const first = props.projects - props.waiting
  const lines = (from: number, length: number, end: number) =>
    Array.from({ length }, (_, at) => {
      const y = Math.round((floor - (from + at) * step) * 10) / 10
      return `M${left} ${y}H${end}`
    }).join('')
  return (
    <>
      <path className="gates-lines chart-appear" d={lines(0, first, right)} />
      <path className="gates-waiting chart-appear" d={lines(first, props.waiting, right + GATE)} />
    </>
  )
}

function Gate({ x, floor }: { readonly x: number; readonly floor: number }): ReactNode {
  return (
    <g className="gates-gate">
      <path d={`M${x} ${floor + 16}V40`} />
      <path className="gates-diamond" d={`M${x} ${floor - 1}l9 9-9 9-9-9z`} />
    </g>
  )
}
