import { lastKnown } from '@prospectus/content/portfolio/course'
import type { ReactNode } from 'react'
import { Gantt } from './gantt.tsx'
import type { WorldProps } from './use-world.ts'
import { momentFormat } from './world-format.ts'

const WEEKS = { day: 1 / 7, week: 1, month: 365.25 / 12 / 7 } as const

/** The work packages of a world's first project. */
export function WorldGantt({ id, messages, world }: WorldProps): ReactNode {
  const text = messages.figures
  const [project] = world.projects
  const rows = world.packages.map((row) => {
    const slip = row.forecast_end - row.planned_end
    return {
      name: row.name,
      planned: [row.planned_start, row.planned_end] as const,
      forecast: [row.forecast_start, row.forecast_end] as const,
      done: row.done / 100,
      weeks: Math.round(slip * WEEKS[world.period]),
      late:
        world.period === 'day'
          ? text.days(slip)
          : text.weeks(Math.round(slip * WEEKS[world.period])),
      slip,
    }
  })
  if (rows.length === 0) return null
  const late = rows.filter(({ slip }) => slip > 0)
  const [worst] = late.toSorted((one, other) => other.slip - one.slip)
  const lastOf = (line: 'planned' | 'forecast') => Math.max(...rows.map((row) => row[line][1]))
  const moment = momentFormat(world, messages)
  const now = project === undefined ? 0 : lastKnown(project)
  const name = project?.name ?? world.portfolio ?? ''
  return (
    <Gantt
      id={id}
      title={text.ganttTitle(name)}
      description={text.ganttText(
        rows
          .map((row) =>
            text.ganttRow(row.name, Math.round(row.done * 100), row.slip > 0 && row.late),
          )
          .join('; '),
      )}
      rows={rows}
      periods={Array.from({ length: Math.ceil(lastOf('forecast')) }, (_, at) =>
        moment.axis(at + 1),
      )}
      now={now}
      dataDate={moment.short(now)}
      source={text.sampleProgramme(name)}
      metrics={[
        { term: text.latePackages, value: `${late.length} / ${rows.length}` },
        {
          term: text.largestSlip,
          value: worst?.late ?? text.weeks(0),
          note: worst?.name ?? '',
          tone: 'behind',
        },
        {
          term: text.forecastFinish,
          value: moment.short(lastOf('forecast')),
          note: text.plan(moment.short(lastOf('planned'))),
        },
      ]}
    />
  )
}
