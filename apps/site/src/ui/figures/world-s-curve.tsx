import { statusAt } from '@prospectus/portfolio/course'
import type { ReactNode } from 'react'
import { instrumentState } from './instrument-state.ts'
import { SCurve } from './s-curve.tsx'
import { S_CURVE, sCurveGround } from './s-curve-shape.ts'
import { STATUS_PARAMETER } from './status-date.ts'
import type { WorldProps } from './use-world.ts'
import { amountFormat, momentFormat } from './world-format.ts'
import { momentInWords, worldMetrics } from './world-metrics.ts'

/** The S-curves of a world's project, with the indices that follow from them. */
export function WorldSCurve({ id, messages, world, project }: WorldProps): ReactNode {
  const text = messages.figures
  if (project === undefined || project.planned.length < 2 || project.earned.length < 2) return null
  const status = statusAt(project)
  const amount = amountFormat(world, messages)
  const moment = momentFormat(world, messages)
  const metrics = worldMetrics(status, project.plannedFinish, { world, messages })
  const ground = sCurveGround(project)
  const share = (at: number) => ((ground.x(at) / S_CURVE.width) * 100).toFixed(3)
  const step = world.period === 'month' ? 0.25 : 1
  const control = (
    <input
      className="instrument-range"
      type="range"
      min="1"
      max={status.at}
      step={step}
      defaultValue={status.at}
      aria-label={text.statusDate}
      aria-valuetext={momentInWords(moment.long(status.at), metrics)}
      autoComplete="off"
      data-enhance="dial"
      data-when="load"
      data-from={share(1)}
      data-to={share(status.at)}
      hidden
    />
  )
  const drawing = (
    <SCurve
      id={id}
      title={text.sCurveTitle(project.name)}
      description={text.sCurveText(
        moment.long(status.at),
        amount(status.planned),
        amount(status.earned),
        amount(status.budget),
        moment.long(status.finish ?? project.plannedFinish),
      )}
      course={project}
      status={status}
      periodName={moment.axis}
      dataDate={moment.short(status.at)}
      labels={text}
      format={amount}
      source={text.sampleProgramme(project.name)}
      metrics={metrics}
      control={control}
    />
  )
  return (
    <div
      className="instrument"
      data-enhance="instrument"
      data-when="approach"
      data-parameter={STATUS_PARAMETER}
      data-instrument={instrumentState(project, world, messages)}
    >
      {drawing}
      <p className="instrument-hint" data-label={text.dragNeedle} />
    </div>
  )
}
