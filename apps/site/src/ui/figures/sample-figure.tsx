import type { Messages } from '@prospectus/content/messages/messages'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { Gantt } from './gantt.tsx'
import { Gates } from './gates.tsx'
import { HeatMap } from './heat-map.tsx'
import { SCurve } from './s-curve.tsx'
import { capacity, packages, programme, programmeNow, stages } from './sample-data.ts'

export type Graphic = 's-curve' | 'gantt' | 'heat-map' | 'gates'

/** The drawing that an editor chose for a page head, or undefined for `none` and unknown names. */
export function graphicNamed(name: string | undefined): Graphic | undefined {
  return (['s-curve', 'gantt', 'heat-map', 'gates'] as const).find((graphic) => graphic === name)
}

interface SampleFigureProps {
  readonly graphic: Graphic
  /** Unique on the page. */
  readonly id: string
}

/** A drawing of the sample programme, with its key figures. */
export function SampleFigure({ graphic, id }: SampleFigureProps): ReactNode {
  const { messages } = usePage()
  switch (graphic) {
    case 's-curve':
      return <SampleSCurve id={id} messages={messages} />
    case 'gantt':
      return <SampleGantt id={id} messages={messages} />
    case 'heat-map':
      return <SampleHeatMap id={id} messages={messages} />
    case 'gates':
      return <SampleGates id={id} messages={messages} />
  }
}

interface SampleProps {
  readonly id: string
  readonly messages: Messages
}

const DAYS_A_WEEK = 7
const WEEKS_A_MONTH = 365.25 / 12 / DAYS_A_WEEK

function SampleSCurve({ id, messages }: SampleProps): ReactNode {
  const { planned, earned, forecast, actualCost } = programme
  const text = messages.figures
  const now = earned.length - 1
  const value = earned[now] ?? 0
  const due = planned[now] ?? 0
  const total = Math.max(...planned)
  const costIndex = value / actualCost
  const atCompletion = total / costIndex
  const finish = endOfMonth(messages, now + forecast.length - 1)
  const amount = money(messages)
  const index = new Intl.NumberFormat(messages.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <SCurve
      id={id}
      title={text.sCurveTitle(text.programme)}
      description={text.sCurveText(
        endOfMonth(messages, now),
        amount(due),
        amount(value),
        amount(total),
        finish,
      )}
      planned={planned}
      earned={earned}
      forecast={forecast}
      periods={planned.concat(0).map((_, month) => monthName(messages, month))}
      dataDate={endOfMonth(messages, now, { day: 'numeric', month: 'short' })}
      labels={text}
      format={amount}
      readouts={[
        { term: text.scheduleIndex, value: index.format(value / due), note: text.behindPlan(amount(due - value)), tone: 'behind' },
        { term: text.costIndex, value: index.format(costIndex), note: text.overBudget(amount(actualCost - value)), tone: 'behind' },
        { term: text.forecastCost, value: amount(atCompletion), note: text.budget(amount(total)) },
        {
          term: text.forecastFinish,
          value: endOfMonth(messages, now + forecast.length - 1, { day: 'numeric', month: 'short' }),
          note: text.plan(endOfMonth(messages, planned.length - 1, { day: 'numeric', month: 'short' })),
        },
      ]}
    />
  )
}

function SampleGantt({ id, messages }: SampleProps): ReactNode {
  const text = messages.figures
  const rows = packages.map((row, index) => ({ ...row, name: text.packages[index] ?? '' }))
  const spoken = rows.map(({ name, done, planned, forecast }) =>
    text.ganttRow(name, Math.round(done * 100), Math.round((forecast[1] - planned[1]) * WEEKS_A_MONTH)),
  )
  const months = Math.ceil(Math.max(...rows.map((row) => row.forecast[1])))
  return (
    <Gantt
      id={id}
      title={text.ganttTitle(text.programme)}
      description={text.ganttText(spoken.join('; '))}
      rows={rows}
      periods={Array.from({ length: months }, (_, month) => monthName(messages, month + 1))}
      now={programmeNow}
      dataDate={endOfMonth(messages, programmeNow, { day: 'numeric', month: 'short' })}
    />
  )
}

function SampleHeatMap({ id, messages }: SampleProps): ReactNode {
  const text = messages.figures
  const { load, firstWeek, now, daysPerWeek } = capacity
  const all = load.flat()
  const free = load
    .flatMap((row) => row.slice(now, now + 4))
    .reduce((days, percent) => days + (Math.max(0, 100 - percent) / 100) * daysPerWeek, 0)
  const rows = load.map((weeks, index) => ({ name: text.teams[index] ?? '', load: weeks }))
  return (
    <HeatMap
      id={id}
      title={text.heatMapTitle}
      description={text.heatMapText(rows.map(({ name, load }) => `${name}: ${load.join(', ')}`).join('; '))}
      rows={rows}
      periods={load[0].map((_, index) => text.week(firstWeek + index))}
      now={now}
      readouts={[
        {
          term: text.overbooked,
          value: String(all.filter((percent) => percent > 100).length),
          note: text.ofWeeks(all.length),
          tone: 'behind',
        },
        { term: text.peak, value: `${Math.max(...all)} %` },
        { term: text.free, value: text.days(Math.round(free)) },
      ]}
    />
  )
}

function SampleGates({ id, messages }: SampleProps): ReactNode {
  const text = messages.figures
  const amount = money(messages)
  const rows = stages.map((stage, index) => ({
    ...stage,
    name: text.stages[index] ?? '',
    value: amount(stage.value),
  }))
  const sum = (of: (stage: (typeof stages)[number]) => number) =>
    stages.reduce((total, stage) => total + of(stage), 0)
  return (
    <Gates
      id={id}
      title={text.gatesTitle}
      description={text.gatesText(
        rows.map((row) => text.gatesRow(row.name, row.projects, row.waiting, row.value)).join('; '),
      )}
      stages={rows}
      readouts={[
        { term: text.projects, value: String(sum((stage) => stage.projects)) },
        { term: text.waiting, value: String(sum((stage) => stage.waiting)), tone: 'signal' },
        { term: text.portfolioValue, value: amount(sum((stage) => stage.value)) },
      ]}
    />
  )
}

function money(messages: Messages): (millions: number) => string {
  const format = new Intl.NumberFormat(messages.locale, { maximumFractionDigits: 1 })
  return (millions) => `£${format.format(millions)}m`
}

/** Month `index` counts from the last day before the programme's start, which is month 0. */
function endOfMonth(
  messages: Messages,
  index: number,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' },
): string {
  const { year, month } = programme.start
  const day = new Date(Date.UTC(year, month + index, 0))
  return new Intl.DateTimeFormat(messages.locale, { ...options, timeZone: 'UTC' }).format(day)
}

function monthName(messages: Messages, index: number): string {
  return endOfMonth(messages, index, { month: 'short' })
}
