import { marks, statusAt } from '@prospectus/portfolio/course'
import { estimatesOf } from '@prospectus/portfolio/estimates'
import type { ReactNode } from 'react'
import { Chart, Needle } from './chart.tsx'
import { CurveAxes } from './curve-axes.tsx'
import { CurveName, nameOfEarned } from './curve-name.tsx'
import { FanEnds } from './fan-ends.tsx'
import { scale, smoothPath } from './geometry.ts'
import { S_CURVE, type SCurveGround, sCurveGround } from './s-curve-shape.ts'
import type { Project, WorldProps } from './use-world.ts'
import { amountFormat, indexFormat, momentFormat } from './world-format.ts'

/** Beside the plot: the values at its left, and at its right what each estimate assumes. */
const PLOT = { left: 76, right: 500 } as const

/** What a project has cost, and the three textbook estimates that fan out from there. */
export function WorldEstimates({ id, messages, world, project }: WorldProps): ReactNode {
  const text = messages.figures
  const status = project && statusAt(project)
  const estimates = status && estimatesOf(status)
  if (project === undefined || status === undefined || estimates === undefined) return null
  const amount = amountFormat(world, messages)
  const moment = momentFormat(world, messages)
  const index = `${text.costIndex} ${indexFormat(messages)(status.costIndex)}`
  const fan = [
    { name: text.atBothIndices, cost: estimates.atBothIndices, note: undefined },
    { name: text.atCostIndex, cost: estimates.atCostIndex, note: index },
    {
      ...{ name: text.asBudgeted, cost: estimates.asBudgeted },
      note: text.budget(amount(status.budget)),
    },
  ]
  const written = (cost: number) => amount(Math.round(cost / 10) * 10)
  const ground = groundOf(project, Math.max(...fan.map(({ cost }) => cost)))
  const { x, y } = ground
  const end = x(status.finish ?? project.plannedFinish)
  const now = { x: x(status.at), y: y(status.actual) }
  const line = (figures: readonly number[]) =>
    smoothPath(marks(figures).map(({ at, value }) => ({ x: x(at), y: y(value) })))
  const ends = fan
    .map(({ name, cost }) => ({ name, value: written(cost), y: y(cost) }))
    .toSorted((one, other) => one.y - other.y)
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
        fan.map(({ name, cost }) => `${name} ${written(cost)}`).toReversed(),
      )}
      source={text.sampleProgramme(project.name)}
      metrics={[
        ...fan.toReversed().map(({ name, cost, note }) => ({
          ...{ term: name, value: written(cost) },
          ...(note === undefined ? {} : { note }),
        })),
        { term: text.apart, value: written(estimates.spread) },
      ]}
    >
      <CurveAxes ground={ground} periodName={moment.axis} format={amount} values="left" />
      <path className="s-curve-planned" d={`M${PLOT.left} ${y(status.budget)}H${end}`} />
      <CurveName
        x={PLOT.left - 6}
        y={y(status.budget) - 32}
        side="below"
        text={text.budget(amount(status.budget))}
        line="planned"
      />
      <path className="s-curve-earned chart-draw" pathLength="1" d={line(project.earned)} />
      <path className="s-curve-actual chart-draw" pathLength="1" d={line(project.actual)} />
      {ends.map((estimate) => (
        <path
          key={estimate.name}
          className="s-curve-fan chart-appear"
          d={`M${now.x} ${now.y}L${end} ${estimate.y}`}
        />
      ))}
      <FanEnds x={end} ends={ends} />
      <Needle
        x={now.x}
        top={S_CURVE.top - 16}
        bottom={S_CURVE.bottom}
        label={moment.short(status.at)}
      />
      <CurveName {...now} y={now.y - 12} side="above" text={text.actual} line="actual" />
      <CurveName
        {...nameOfEarned(project, ground, text.earned)}
        side="below"
        text={text.earned}
        line="earned"
      />
    </Chart>
  )
}

/** The plot of a project whose highest value is its highest estimate. */
function groundOf(project: Project, highest: number): SCurveGround {
  const { periods } = sCurveGround(project)
  return {
    ...{ periods, highest },
    x: scale([0, periods], [PLOT.left, PLOT.right]),
    y: scale([0, highest], [S_CURVE.bottom, S_CURVE.top]),
  }
}
