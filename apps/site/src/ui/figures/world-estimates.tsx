import { marks, statusAt } from '@prospectus/content/portfolio/course'
import { estimatesOf } from '@prospectus/content/portfolio/estimates'
import type { ReactNode } from 'react'
import { Chart, Needle } from './chart.tsx'
import { CurveAxes } from './curve-axes.tsx'
import { scale, smoothPath } from './geometry.ts'
import { CurveName } from './s-curve.tsx'
import { S_CURVE, sCurveGround } from './s-curve-shape.ts'
import type { WorldProps } from './use-world.ts'
import { amountFormat, indexFormat, momentFormat } from './world-format.ts'

/** What a project has cost, and the three textbook estimates that fan out from there. */
export function WorldEstimates({ id, messages, world, project }: WorldProps): ReactNode {
  const text = messages.figures
  const status = project && statusAt(project)
  const estimates = status && estimatesOf(status)
  if (project === undefined || status === undefined || estimates === undefined) return null
  const amount = amountFormat(world, messages)
  const moment = momentFormat(world, messages)
  const fan = [estimates.asBudgeted, estimates.atCostIndex, estimates.atBothIndices] as const
  const highest = Math.max(...fan)
  const plain = sCurveGround(project)
  const y = scale([0, highest], [S_CURVE.bottom, S_CURVE.top])
  const ground = { ...plain, highest, y, x: scale([0, plain.periods], [S_CURVE.left, 560]) }
  const end = ground.x(status.finish ?? project.plannedFinish)
  const now = { x: ground.x(status.at), y: y(status.actual) }
  const line = (figures: readonly number[]) =>
    smoothPath(marks(figures).map(({ at, value }) => ({ x: ground.x(at), y: y(value) })))
  return (
    <Chart
      stem="s-curve"
      id={id}
      width={S_CURVE.width}
      height={S_CURVE.height}
      title={text.estimatesTitle(project.name)}
      description={text.estimatesText(
        moment.long(status.at),
        amount(status.actual),
        amount(status.earned),
        fan.map((estimate) => amount(Math.round(estimate))),
      )}
      source={text.sampleProgramme(project.name)}
      metrics={[
        { term: text.costIndex, value: indexFormat(messages)(status.costIndex), tone: 'behind' },
        {
          term: text.asBudgeted,
          value: amount(Math.round(fan[0])),
          note: text.budget(amount(status.budget)),
        },
        { term: text.atCostIndex, value: amount(Math.round(fan[1])) },
        { term: text.atBothIndices, value: amount(Math.round(fan[2])) },
        {
          term: text.apart,
          value: amount(Math.round(estimates.spread / 10) * 10),
          tone: 'signal',
        },
      ]}
    >
      <CurveAxes ground={ground} periodName={moment.axis} format={() => ''} />
      <path className="s-curve-planned" d={`M${S_CURVE.left} ${y(status.budget)}H${end}`} />
      <CurveName
        x={S_CURVE.left - 14}
        y={y(status.budget) - 30}
        side="below"
        text={text.budget(amount(status.budget))}
      />
      <path className="s-curve-earned chart-draw" pathLength="1" d={line(project.earned)} />
      <path className="s-curve-actual chart-draw" pathLength="1" d={line(project.actual)} />
      {fan.map((estimate) => (
        <g key={estimate} className="chart-appear">
          <path className="s-curve-fan" d={`M${now.x} ${now.y}L${end} ${y(estimate)}`} />
          <circle className="s-curve-fan-end" cx={end} cy={y(estimate)} r="5" />
          <text className="chart-text chart-strong" x={end + 12} y={y(estimate) + 7}>
            {amount(Math.round(estimate / 10) * 10)}
          </text>
        </g>
      ))}
      <Needle
        x={now.x}
        top={S_CURVE.top - 16}
        bottom={S_CURVE.bottom}
        label={moment.short(status.at)}
      />
      <CurveName {...now} y={now.y - 12} side="above" text={text.actual} />
      <CurveName x={now.x} y={S_CURVE.bottom - 8} side="above" text={text.earned} strong />
    </Chart>
  )
}
