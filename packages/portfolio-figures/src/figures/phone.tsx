import { formatIn } from '@prospectus/content/messages/day'
import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { formatMessage } from '@prospectus/content/messages/format-message'
import { numberFormat } from '@prospectus/content/messages/number'
import { bookedWeekOf } from '@prospectus/portfolio/booked-week'
import { planStateOf } from '@prospectus/portfolio/earned-value'
import { floatDays, nextToFinish } from '@prospectus/portfolio/next-to-finish'
import { dayAfter } from '@prospectus/portfolio/periods'
import { lastKnown, plannedPoints } from '@prospectus/portfolio/project-curves'
import { FiguresTableWithNote } from '@prospectus/site/src/ui/figures-table/figures-table.tsx'
import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { amountFormat, indexFormat, timeFormat } from './dataset-format.ts'
import { scale } from './geometry.ts'
import { S_CURVE, sCurveScales, sCurveShape } from './s-curve-shape.ts'
import { sCurveSummary } from './s-curve-summary.ts'
import { tableFormat } from './table-format.ts'
import type { DatasetProps } from './use-dataset.ts'

/** Phone screens side by side: book a week, view a project, approve a change. */
export function DatasetPhone(props: DatasetProps) {
  const { id } = props
  return (
    <div className="phone-row">
      <WeekOfHours {...props} id={`${id}-hours`} />
      <ProjectAtAGlance {...props} id={`${id}-project`} />
      <ChangeToApprove {...props} id={`${id}-change`} />
    </div>
  )
}

/** A phone with the first change alone. */
export function DatasetChange(props: DatasetProps) {
  return (
    <div className="phone-row">
      <ChangeToApprove {...props} />
    </div>
  )
}

function Phone(props: {
  readonly children: ReactNode
  /** Labels of drawn buttons, which do nothing. */
  readonly buttons?: readonly string[]
  /** Time of day in the status bar. */
  readonly time?: string | undefined
}) {
  return (
    <div className="phone theme-light">
      <p className="phone-status" aria-hidden="true">
        <span>{props.time}</span>
        <svg viewBox="0 0 44 12" aria-hidden="true">
          <path d="M0 8h3v4H0zM5 5h3v7H5zM10 2h3v10h-3zM20 .5h20v11H20zM22 2.5v7h13v-7zM41.5 4H44v4h-2.5z" />
        </svg>
      </p>
      {props.children}
      {props.buttons !== undefined && (
        <span className="phone-buttons" aria-hidden="true">
          {props.buttons.map((button) => (
            <span key={button} className="phone-button">
              {button}
            </span>
          ))}
        </span>
      )}
    </div>
  )
}

/** Phone screen of a week's hours by task and day. */
function WeekOfHours({ id, messages, dataset }: DatasetProps) {
  const { screens, figures } = messages
  const { tasks, days, total } = bookedWeekOf(dataset.bookings)
  const firstDay = dataset.hours_from ?? dataset.start ?? new Date(0)
  const day = (at: number, options: Intl.DateTimeFormatOptions) =>
    formatIn(messages.locale, dayAfter('day', firstDay, at + 1), { ...options, timeZone: 'UTC' })
  const format = numberFormat(messages.locale, { maximumFractionDigits: 1 })
  const hours = (value: number) => fillPlaceholders(figures.hours, { value: format.format(value) })
  return (
    <Phone time={dataset.changes[0]?.time} buttons={[screens.send]}>
      <FiguresTableWithNote
        id={id}
        title={fillPlaceholders(screens.week, { date: day(0, { day: 'numeric', month: 'long' }) })}
        columns={[dataset.hours_of ?? screens.task, screens.hours]}
        rows={tasks.map(({ booking, hours: booked }) => ({
          name: booking.name,
          note: booking.code,
          cells: [{ value: hours(booked) }],
        }))}
        total={{ name: screens.total, cells: [{ value: hours(total) }] }}
      />
      <Days
        days={days.map((value, at) => ({
          name: day(at, { weekday: 'short' }),
          value,
          text: format.format(value),
        }))}
        label={days
          .map((value, at) => `${day(at, { weekday: 'long' })}: ${hours(value)}`)
          .join(', ')}
      />
    </Phone>
  )
}

const DAY_WIDTH = 52
const BASELINE_Y = 120

function Days(props: {
  readonly days: readonly { readonly name: string; readonly value: number; readonly text: string }[]
  readonly label: string
}) {
  const { days, label } = props
  const y = scale([0, Math.max(...days.map(({ value }) => value), 1)], [BASELINE_Y, 26])
  return (
    <svg
      className="phone-days"
      viewBox={`0 0 ${days.length * DAY_WIDTH} 144`}
      role="img"
      aria-label={label}
    >
      {days.map(({ name, value, text }, at) => (
        <g key={name}>
          <path
            className="phone-day"
            d={`M${at * DAY_WIDTH + 4} ${BASELINE_Y}V${y(value)}h${DAY_WIDTH - 8}V${BASELINE_Y}`}
          />
          <text x={at * DAY_WIDTH + DAY_WIDTH / 2} y={y(value) - 7}>
            {text}
          </text>
          <text x={at * DAY_WIDTH + DAY_WIDTH / 2} y={BASELINE_Y + 20}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Phone screen of a project: its S-curve, indices, float and next finishes. */
function ProjectAtAGlance({ id, messages, dataset, project }: DatasetProps) {
  if (project === undefined || project.earned.length < 2) return null
  const { screens, figures } = messages
  const index = indexFormat(messages)
  const time = timeFormat(dataset, messages)
  const summary = sCurveSummary(project, lastKnown(project), undefined, {
    amount: amountFormat(dataset, messages),
    shortTime: time.short,
  })
  const { status } = summary
  const shape = sCurveShape(project, summary, sCurveScales(project))
  const float = floatDays(status.finish, plannedPoints(project).at(-1)?.at ?? 0, dataset)
  const keyFigures = [
    { term: 'SPI', value: index(status.scheduleIndex), tone: planStateOf(status.scheduleIndex) },
    { term: 'CPI', value: index(status.costIndex), tone: planStateOf(status.costIndex) },
    {
      term: screens.float,
      value: formatMessage(screens.days, { count: float }, messages.locale),
      tone: undefined,
    },
  ]
  const nextPackages =
    project === dataset.projects[0] ? nextToFinish(dataset.packages, status.at).slice(0, 3) : []
  return (
    <Phone time={dataset.changes[0]?.time}>
      <p className="phone-name">{project.name}</p>
      <svg
        className="s-curve phone-curve"
        viewBox={`0 30 ${S_CURVE.right} ${S_CURVE.bottom - 28}`}
        role="img"
        aria-label={fillPlaceholders(figures.sCurveTitle, { name: project.name })}
      >
        <path className="phone-axis" d={`M0 ${S_CURVE.bottom}H${S_CURVE.right}`} />
        <path className="s-curve-planned" d={shape.planned} />
        <path className="s-curve-earned" d={shape.earned} />
        <path className="phone-needle-edge" d={`M${shape.x} 40V${S_CURVE.bottom}`} />
        <path className="phone-needle" d={`M${shape.x} 40V${S_CURVE.bottom}`} />
      </svg>
      <dl className="phone-figures">
        {keyFigures.map(({ term, value, tone }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={tone && `phone-${tone}`}>{value}</dd>
          </div>
        ))}
      </dl>
      {nextPackages.length > 0 && (
        <FiguresTableWithNote
          id={`${id}-next`}
          title={`${figures.statusDate} ${time.short(status.at)}`}
          columns={[screens.next, screens.date]}
          rows={nextPackages.map(({ name, forecast_end: end }) => ({
            name,
            cells: [{ value: time.short(end) }],
          }))}
        />
      )}
    </Phone>
  )
}

/** Phone screen of a change to approve: who asks for it, its cost, and what it leaves of the contingency. */
function ChangeToApprove({ id, messages, dataset }: DatasetProps) {
  const { screens } = messages
  const [change] = dataset.changes
  if (change === undefined) return null
  const { name, title, project, contingency, days = 0, asked_by: asker, time } = change
  const amount = tableFormat(dataset, messages, [contingency, change.amount])
  const delay = formatMessage(screens.days, { count: days }, messages.locale)
  const rest = contingency - change.amount
  return (
    <Phone time={time} buttons={[screens.approve, messages.decisionChoices.sendBack]}>
      <p className="phone-title">
        <span>{name}</span> {title}
      </p>
      {asker !== undefined && (
        <div className="phone-person">
          <Avatar name={asker} people={dataset.people} />
          <p>
            <strong>{fillPlaceholders(screens.askedBy, { name: asker })}</strong> {project}
          </p>
        </div>
      )}
      <svg
        className="phone-share"
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="phone-share-spent" d="M0 0h100v12H0z" />
        <path
          d={`M0 0h${Math.round((Math.max(0, rest) / Math.max(1, contingency)) * 100)}v12H0z`}
        />
      </svg>
      <FiguresTableWithNote
        id={id}
        label={`${name} ${title}`}
        columns={[screens.contingency, screens.cost]}
        rows={[
          { name: screens.contingencyBefore, cells: [{ value: amount(contingency) }] },
          {
            name: screens.thisChange,
            cells: [{ value: `−${amount(change.amount)}`, tone: 'behind' }],
          },
        ]}
        total={{ name: screens.contingencyAfter, cells: [{ value: amount(rest) }] }}
        note={`${fillPlaceholders(screens.finishMoves, { days: delay })}.`}
      />
    </Phone>
  )
}
