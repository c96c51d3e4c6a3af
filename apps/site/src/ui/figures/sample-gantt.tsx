import type { ReactNode } from 'react'
import { Gantt } from './gantt.tsx'
import { packages, programmeNow } from './sample-data.ts'
import { monthName, type SampleProps, shortDay } from './sample-format.ts'

const DAYS_A_WEEK = 7
const WEEKS_A_MONTH = 365.25 / 12 / DAYS_A_WEEK

/** The work packages of the sample programme. */
export function SampleGantt({ id, messages }: SampleProps): ReactNode {
  const text = messages.figures
  const rows = packages.map((row, index) => ({
    ...row,
    name: text.packages[index] ?? '',
    weeks: Math.round((row.forecast[1] - row.planned[1]) * WEEKS_A_MONTH),
  }))
  const spoken = rows.map(({ name, done, weeks }) =>
    text.ganttRow(name, Math.round(done * 100), weeks),
  )
  const late = rows.filter((row) => row.weeks > 0)
  const [worst] = late.toSorted((one, other) => other.weeks - one.weeks)
  const lastOf = (line: 'planned' | 'forecast') => Math.max(...rows.map((row) => row[line][1]))
  const dayOf = (month: number) => shortDay(messages, month)
  const months = Math.ceil(lastOf('forecast'))
  return (
    <Gantt
      id={id}
      title={text.ganttTitle(text.programme)}
      description={text.ganttText(spoken.join('; '))}
      rows={rows}
      periods={Array.from({ length: months }, (_, month) => monthName(messages, month + 1))}
      now={programmeNow}
      dataDate={shortDay(messages, programmeNow)}
      source={text.sampleProgramme(text.programme)}
      metrics={[
        { term: text.latePackages, value: `${late.length} / ${rows.length}` },
        {
          term: text.largestSlip,
          value: text.weeks(worst?.weeks ?? 0),
          note: worst?.name ?? '',
          tone: 'behind',
        },
        {
          term: text.forecastFinish,
          value: dayOf(lastOf('forecast')),
          note: text.plan(dayOf(lastOf('planned'))),
        },
      ]}
    />
  )
}
