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
const HEIGHT = 440
const FLOOR = 346
/** How high the tallest stage may be, and how far apart its lines stand at most. */
const TALLEST = 277
const WIDEST_STEP = 22
/** From the end of a stage to its gate. */
const GATE = 17

/** A portfolio between its stage gates: one line a project, those that wait for a decision heavy, up to their gate. */
export function Gates(props: GatesProps): ReactNode {
  const { stages } = props
  const most = Math.max(...stages.map((stage) => stage.projects), 1)
  const step = Math.min(WIDEST_STEP, TALLEST / most)
  const column = WIDTH / Math.max(stages.length, 1)
  return (
    <Chart stem="gates" width={WIDTH} height={HEIGHT} {...props}>
      <path className="chart-axis" d={`M0 ${FLOOR + 8}H${WIDTH}`} />
      {stages.map((stage, index) => {
        const left = Math.round(index * column)
        const right = Math.round(left + column - 2 * GATE)
        const top = Math.round(FLOOR - Math.max(0, stage.projects - 1) * step)
        return (
          <g key={stage.name}>
            <Lines {...stage} left={left} right={right} step={step} />
            <text className="chart-text chart-strong gates-count" x={left} y={top - 16}>
              {stage.projects}
            </text>
            <text className="chart-text chart-strong" x={left} y={FLOOR + 42}>
              {stage.name}
            </text>
            <text className="chart-text" x={left} y={FLOOR + 72}>
              {stage.value}
            </text>
            {index < stages.length - 1 && <Gate x={right + GATE} />}
          </g>
        )
      })}
    </Chart>
  )
}

function Lines(
  props: Stage & { readonly left: number; readonly right: number; readonly step: number },
): ReactNode {
  const { left, right, step } = props
  const first = props.projects - props.waiting
  const lines = (from: number, length: number, end: number) =>
    Array.from({ length }, (_, at) => {
      const y = Math.round((FLOOR - (from + at) * step) * 10) / 10
      return `M${left} ${y}H${end}`
    }).join('')
  return (
    <>
      <path className="gates-lines chart-appear" d={lines(0, first, right)} />
      <path className="gates-waiting chart-appear" d={lines(first, props.waiting, right + GATE)} />
    </>
  )
}

function Gate({ x }: { readonly x: number }): ReactNode {
  return (
    <g className="gates-gate">
      <path d={`M${x} ${FLOOR + 16}V40`} />
      <path className="gates-diamond" d={`M${x} ${FLOOR - 1}l9 9-9 9-9-9z`} />
    </g>
  )
}
