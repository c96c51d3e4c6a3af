import {
  type Course,
  type CourseStatus,
  marks,
  momentOf,
  plannedMarks,
} from '@prospectus/portfolio/course'
import type { ReactNode } from 'react'
import { Chart, type Metric, Needle } from './chart.tsx'
import { CurveAxes } from './curve-axes.tsx'
import { CurveName, nameOfEarned } from './curve-name.tsx'
import { S_CURVE, sCurveGround, sCurveShape } from './s-curve-shape.ts'
import { signed } from './world-format.ts'

/** How much room the words take that say by how much the work misses the plan. */
const GAP_TEXT = 44

interface SCurveProps {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly course: Course
  readonly status: CourseStatus
  /** What stands at the axis after so many periods. */
  readonly periodName: (at: number, isEnd: boolean) => string
  readonly dataDate: string
  readonly labels: {
    readonly planned: string
    readonly earned: string
    readonly workForecast: string
  }
  /** Writes a value with its unit, such as `£24m`. */
  readonly format: (value: number) => string
  readonly source?: string
  readonly metrics?: readonly Metric[]
  readonly control?: ReactNode
}

/** Planned and earned value drifting apart, and the forecast that brings them together again. */
export function SCurve(props: SCurveProps): ReactNode {
  const { course, status, format, labels } = props
  const ground = sCurveGround(course)
  const shape = sCurveShape(course, status, ground)
  const at = (moment: number, value: number) => ({ x: ground.x(moment), y: ground.y(value) })
  const plan = plannedMarks(course)
  const known = marks(course.earned)
  const curves = status.earned > status.planned ? [plan, known] : [plan]
  const before = (periods: number) => Math.max(0, Math.floor(status.at) - periods)
  const planned = plan[before(2)]
  const ahead = status.forecast[Math.floor(status.forecast.length / 2)]
  return (
    <Chart stem="s-curve" width={S_CURVE.width} height={S_CURVE.height} {...props}>
      <CurveAxes
        ground={ground}
        periodName={props.periodName}
        format={format}
        values="right"
        from={(value) => ground.x(Math.min(...curves.map((curve) => momentOf(curve, value))))}
      />
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
        className="s-curve-drift"
        fill={`url(#${props.id}-drift)`}
        fillRule="evenodd"
        d={shape.drift}
      />
      <path className="s-curve-planned chart-draw" pathLength="1" d={shape.planned} />
      <path className="s-curve-forecast chart-appear" d={shape.forecast} />
      <path className="s-curve-earned chart-draw" pathLength="1" d={shape.earned} />
      <Needle x={shape.x} top={S_CURVE.top - 16} bottom={S_CURVE.bottom} label={props.dataDate} />
      <g className="chart-appear">
        <path className="s-curve-gap" d={`M${shape.x} ${shape.earnedY}V${shape.plannedY}`} />
        <circle className="s-curve-dot" cx={shape.x} cy={shape.earnedY} r="5" />
        <text className="chart-text s-curve-gap-text" x={shape.x + 12} y={shape.earnedY + 34}>
          {signed(status.earned - status.planned, format)}
        </text>
        {planned !== undefined && (
          <CurveName
            {...at(planned.at, planned.value)}
            side="above"
            text={labels.planned}
            line="planned"
          />
        )}
        <CurveName
          {...nameOfEarned(course, ground, labels.earned, GAP_TEXT)}
          side="below"
          text={labels.earned}
          line="earned"
        />
        {ahead !== undefined && (
          <CurveName
            {...at(ahead.at, ahead.value)}
            side="below"
            text={labels.workForecast}
            line="forecast"
          />
        )}
      </g>
    </Chart>
  )
}
