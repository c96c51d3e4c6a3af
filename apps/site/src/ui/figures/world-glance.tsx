import { plannedMarks, statusAt } from '@prospectus/portfolio/course'
import { standingOf } from '@prospectus/portfolio/earned-value'
import { floatOf, nextToFinish } from '@prospectus/portfolio/next-to-finish'
import type { ReactNode } from 'react'
import { Phone } from './phones.tsx'
import { Register } from './register.tsx'
import { S_CURVE, sCurveGround, sCurveShape } from './s-curve-shape.ts'
import type { WorldProps } from './use-world.ts'
import { indexFormat, momentFormat } from './world-format.ts'

/** A project at a glance on a phone: its curve, its indices, its float and what is to be finished next. */
export function GlancePhone({ id, messages, world, project }: WorldProps): ReactNode {
  if (project === undefined || project.earned.length < 2) return null
  const { screens, figures } = messages
  const status = statusAt(project)
  const index = indexFormat(messages)
  const moment = momentFormat(world, messages)
  const shape = sCurveShape(project, status, sCurveGround(project))
  const float = floatOf(status.finish, plannedMarks(project).at(-1)?.at ?? 0, world)
  const readings = [
    { term: 'SPI', value: index(status.scheduleIndex), tone: standingOf(status.scheduleIndex) },
    { term: 'CPI', value: index(status.costIndex), tone: standingOf(status.costIndex) },
    { term: screens.float, value: screens.days(float), tone: undefined },
  ]
  const next =
    project === world.projects[0] ? nextToFinish(world.packages, status.at).slice(0, 3) : []
  return (
    <Phone>
      <p className="phones-name">{project.name}</p>
      <svg
        className="s-curve phones-curve"
        viewBox={`0 30 ${S_CURVE.right} ${S_CURVE.bottom - 28}`}
        role="img"
        aria-label={figures.sCurveTitle(project.name)}
      >
        <path className="phones-axis" d={`M0 ${S_CURVE.bottom}H${S_CURVE.right}`} />
        <path className="s-curve-planned" d={shape.planned} />
        <path className="s-curve-earned" d={shape.earned} />
        <path className="phones-needle-edge" d={`M${shape.x} 40V${S_CURVE.bottom}`} />
        <path className="phones-needle" d={`M${shape.x} 40V${S_CURVE.bottom}`} />
      </svg>
      <dl className="phones-figures">
        {readings.map(({ term, value, tone }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={tone && `phones-${tone}`}>{value}</dd>
          </div>
        ))}
      </dl>
      {next.length > 0 && (
        <Register
          id={`${id}-next`}
          title={`${figures.statusDate} ${moment.short(status.at)}`}
          columns={[screens.next, screens.date]}
          rows={next.map(({ name, forecast_end: end }) => ({
            name,
            cells: [{ value: moment.short(end) }],
          }))}
        />
      )}
    </Phone>
  )
}
