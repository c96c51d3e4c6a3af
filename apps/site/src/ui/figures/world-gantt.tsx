import type { Messages } from '@prospectus/content/messages/messages'
import { lastKnown } from '@prospectus/portfolio/course'
import type { ReactNode } from 'react'
import { Gantt } from './gantt.tsx'
import { ganttTicks } from './gantt-ticks.ts'
import type { WorldProps } from './use-world.ts'
import { momentFormat } from './world-format.ts'

const DAYS = { day: 1, week: 7, month: 365.25 / 12 } as const

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
      late: lateness(slip * DAYS[world.period], text),
      slip,
    }
  })
  if (rows.length === 0) return null
  const late = rows.filter(({ slip }) => slip > 0)
  const [worst] = late.toSorted((one, other) => other.slip - one.slip)
  const lastOf = (line: 'planned' | 'forecast') => Math.max(...rows.map((row) => row[line][1]))
  const moment = momentFormat(world, messages, lastOf('forecast'))
  const length = Math.ceil(lastOf('forecast'))
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
      length={length}
      ticks={ganttTicks(world, messages, length)}
      now={now}
      dataDate={moment.short(now)}
      names={{ done: text.done, band: text.toDo, late: text.late, plan: text.plannedBar }}
      source={text.sampleProgramme(name)}
      metrics={[
        { term: text.late, value: text.outOf(late.length, rows.length) },
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

/** A delay as planners speak of it: in days below three weeks, in weeks from then on. */
function lateness(days: number, text: Messages['figures']): string {
  return days < 21 ? text.days(Math.round(days)) : text.weeks(Math.round(days / 7))
}
