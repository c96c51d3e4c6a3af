import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { formatMessage } from '@prospectus/content/messages/format-message'
import { lastKnown } from '@prospectus/portfolio/project-curves'
import type { PortfolioMessages } from '../messages/messages.ts'
import { Chart, type FigureProps, Needle } from './chart.tsx'
import { timeFormat } from './dataset-format.ts'
import { type GanttTick, ganttTicks } from './gantt-ticks.ts'
import { roundToTenths, scale } from './geometry.ts'
import type { DatasetProps } from './use-dataset.ts'

const DAYS_PER_PERIOD = { day: 1, week: 7, month: 365.25 / 12 } as const

/** Gantt chart of the work packages of the dataset's first project. */
export function DatasetGantt({ id, messages, dataset }: DatasetProps) {
  const text = messages.figures
  const [project] = dataset.projects
  const rows = dataset.packages.map((row) => {
    const slip = row.forecast_end - row.planned_end
    return {
      name: row.name,
      planned: [row.planned_start, row.planned_end] as const,
      forecast: [row.forecast_start, row.forecast_end] as const,
      done: row.done / 100,
      latenessText: lateness(slip * DAYS_PER_PERIOD[dataset.period], messages),
      slip,
      after: row.after?.split(';').map((each) => each.trim()) ?? [],
    }
  })
  const critical = criticalNames(rows)
  const lateRows = rows.filter(({ slip }) => slip > 0)
  const [worstRow] = lateRows.toSorted((a, b) => b.slip - a.slip)
  const lastEnd = (line: 'planned' | 'forecast') => Math.max(...rows.map((row) => row[line][1]))
  const time = timeFormat(dataset, messages, lastEnd('forecast'))
  const length = Math.ceil(lastEnd('forecast'))
  const statusTime = project === undefined ? 0 : lastKnown(project)
  const name = project?.name ?? dataset.portfolio ?? ''
  const criticalText =
    critical.length > 0
      ? ` ${fillPlaceholders(text.ganttCritical, { names: critical.join(', ') })}`
      : ''
  return (
    <Gantt
      id={id}
      title={fillPlaceholders(text.ganttTitle, { name })}
      description={`${fillPlaceholders(text.ganttText, {
        rows: rows
          .map(({ name, done, slip, latenessText: late }) =>
            fillPlaceholders(slip > 0 ? text.ganttRowLate : text.ganttRowOnPlan, {
              name,
              percent: Math.round(done * 100),
              late,
            }),
          )
          .join('; '),
      })}${criticalText}`}
      rows={rows}
      critical={critical}
      worst={worstRow}
      length={length}
      ticks={ganttTicks(dataset, messages, length)}
      statusTime={statusTime}
      dataDate={time.short(statusTime)}
      names={{
        done: text.done,
        band: text.toDo,
        late: text.late,
        plan: text.plannedBar,
        critical: text.critical,
        lateBy: text.lateBy,
      }}
      source={fillPlaceholders(text.sampleProgramme, { name })}
      metrics={[
        {
          term: text.late,
          value: fillPlaceholders(text.outOf, { part: lateRows.length, all: rows.length }),
        },
        {
          term: text.largestSlip,
          value: worstRow?.latenessText ?? formatMessage(text.weeks, { count: 0 }, messages.locale),
          note: worstRow?.name ?? '',
          tone: 'behind',
        },
        {
          term: text.forecastFinish,
          value: time.short(lastEnd('forecast')),
          note: fillPlaceholders(text.plan, { value: time.short(lastEnd('planned')) }),
        },
      ]}
    />
  )
}

/** Lateness in words: in days if less than three weeks, else in weeks. */
function lateness(days: number, { figures, locale }: PortfolioMessages): string {
  return days < 21
    ? formatMessage(figures.days, { count: Math.round(days) }, locale)
    : formatMessage(figures.weeks, { count: Math.round(days / 7) }, locale)
}

interface GanttRow {
  readonly name: string
  /** In periods from the start of the axis, with fractions. */
  readonly planned: readonly [number, number]
  readonly forecast: readonly [number, number]
  /** Fraction of the work done. */
  readonly done: number
  /** Names of the rows that must end before it begins. */
  readonly after?: readonly string[]
}

/** Names of the rows that decide when the last one ends, the first one first; none if no row waits for another. */
function criticalNames(rows: readonly GanttRow[]): readonly string[] {
  const latest = (candidates: readonly GanttRow[]) =>
    candidates.toSorted((a, b) => b.forecast[1] - a.forecast[1])[0]
  const names: string[] = []
  for (let row = latest(rows); row !== undefined && !names.includes(row.name); ) {
    const { name, after = [] } = row
    names.unshift(name)
    row = latest(rows.filter((each) => after.includes(each.name)))
  }
  return names.length > 1 ? names : []
}

interface GanttProps extends FigureProps {
  readonly rows: readonly GanttRow[]
  readonly length: number
  readonly ticks: readonly GanttTick[]
  /** Position of the needle, in periods from the start of the axis. */
  readonly statusTime: number
  readonly dataDate: string
  readonly names: Readonly<Record<(typeof KEY_ENTRIES)[number] | 'lateBy', string>>
  /** Names of the rows of the critical path. */
  readonly critical?: readonly string[]
  /** The row that a card points at, if it leaves room for one. */
  readonly worst?: (GanttRow & { readonly latenessText: string }) | undefined
}

const WIDTH = 760
/** Distance between the tops of two rows. */
const PITCH = 54
/** Y of the first row. */
const TOP = 100
/** Baseline of the labels of ticks, above the date at the needle. */
const TICK_LABEL_Y = 24
const KEY_HEIGHT = 52
const LEFT = 8
const RIGHT = 752

/** Schedule with the plan as brackets and the forecast as bands, filled up to the work done. */
export function Gantt(props: GanttProps) {
  const { rows, critical = [], worst } = props
  const height = TOP + rows.length * PITCH + 12
  const x = scale([0, props.length], [LEFT, RIGHT])
  return (
    <Chart stem="gantt" width={WIDTH} height={height + KEY_HEIGHT} {...props}>
      {props.ticks.map(({ at, label }) => (
        <g key={at}>
          <path
            className="chart-gridline"
            d={`M${x(at)} ${label ? TICK_LABEL_Y + 8 : TOP - 24}V${height}`}
          />
          {label !== undefined && (
            <text className="chart-text" x={x(at)} y={TICK_LABEL_Y}>
              {label}
            </text>
          )}
        </g>
      ))}
      {rows.flatMap((row, index) =>
        (row.after ?? []).map((name) => {
          const before = rows.findIndex((each) => each.name === name)
          const isCritical = critical.indexOf(name) + 1 === critical.indexOf(row.name)
          const kind =
            isCritical && critical.includes(name) ? 'gantt-link gantt-link-critical' : 'gantt-link'
          return (
            <path
              key={`${row.name} ${name}`}
              className={kind}
              d={linkPath(rows, [before, index], x)}
            />
          )
        }),
      )}
      {rows.map((row, index) => (
        <Bar
          key={row.name}
          row={row}
          x={x}
          y={TOP + index * PITCH}
          isCritical={critical.includes(row.name)}
        />
      ))}
      <Needle x={x(props.statusTime)} top={TOP - 24} bottom={height} label={props.dataDate} />
      {rows.map((row, index) => (
        <RowName
          key={row.name}
          row={row}
          x={x}
          y={TOP + index * PITCH}
          statusTime={props.statusTime}
        />
      ))}
      {worst !== undefined && critical.length > 0 && <Card {...props} worst={worst} x={x} />}
      <Key names={props.names} y={height + KEY_HEIGHT - 12} hasCritical={critical.length > 0} />
    </Chart>
  )
}

const BAR_TOP = 17
const BAR_MIDDLE = 24
/** Distance of a link from the end of the bar that it leaves. */
const LINK_INSET = 8

/** From below the end of one bar to the start of another, with an arrow. */
function linkPath(
  rows: readonly GanttRow[],
  [from, to]: readonly [number, number],
  x: (value: number) => number,
): string {
  const [before, row] = [rows[from], rows[to]]
  if (before === undefined || row === undefined) return ''
  const start = x(row.forecast[0])
  const left = roundToTenths(Math.min(x(before.forecast[1]), start) - LINK_INSET)
  const y = TOP + to * PITCH + BAR_MIDDLE
  return `M${left} ${TOP + from * PITCH + BAR_MIDDLE}V${y}H${start}m-6-4l6 4l-6 4`
}

/** Left and upper edge of the card, right of the first rows. */
const [CARD_LEFT, CARD_TOP] = [470, TOP - 20]
const CARD_HEIGHT = 104

/** A card on the latest row, as over a pointer; drawn only if the rows beside it end before it. */
function Card(
  props: Omit<GanttProps, 'worst'> & {
    readonly worst: NonNullable<GanttProps['worst']>
    readonly x: (value: number) => number
  },
) {
  const { rows, worst, x, names, statusTime } = props
  const index = rows.findIndex(({ name }) => name === worst.name)
  const isFree = rows.slice(0, 2).every(({ forecast }) => x(forecast[1]) < CARD_LEFT - 12)
  if (!isFree || index > 1 || x(statusTime) > CARD_LEFT - 12) return null
  const y = TOP + index * PITCH + BAR_MIDDLE
  return (
    <g className="gantt-card">
      <path className="gantt-leader" d={`M${x(worst.forecast[1])} ${y}H${CARD_LEFT}`} />
      <rect x={CARD_LEFT} y={CARD_TOP} width={WIDTH - CARD_LEFT} height={CARD_HEIGHT} />
      <text className="gantt-card-lateness" x={CARD_LEFT + 12} y={CARD_TOP + 40}>
        {fillPlaceholders(names.lateBy, { time: worst.latenessText })}
      </text>
      <text className="chart-text gantt-card-name" x={CARD_LEFT + 12} y={CARD_TOP + 84}>
        {worst.name}
      </text>
    </g>
  )
}

const KEY_ENTRIES = ['done', 'critical', 'band', 'late', 'plan'] as const

function Key(props: {
  readonly names: GanttProps['names']
  readonly y: number
  readonly hasCritical: boolean
}) {
  const { names, y, hasCritical } = props
  const entries = KEY_ENTRIES.filter((kind) => kind !== 'critical' || hasCritical)
  const pitch = Math.floor(WIDTH / entries.length)
  return entries.map((kind, index) => (
    <g key={kind} transform={`translate(${LEFT + index * pitch} ${y})`}>
      <path
        className={`gantt-${kind}`}
        d={kind === 'plan' ? 'M0 -14v6H26v-6' : 'M0 -16H26V-2H0Z'}
      />
      <text className="chart-text" x="35" y="0">
        {names[kind]}
      </text>
    </g>
  ))
}

interface RowProps {
  readonly row: GanttRow
  readonly x: (value: number) => number
  readonly y: number
}

/** Width of the widest letter at phone size. */
const LETTER_WIDTH = 14
/** Distance between a name and the needle. */
const NAME_GAP = 8

function RowName({ row, x, y, statusTime }: RowProps & { readonly statusTime: number }) {
  const [start, end] = row.forecast
  const anchor = nameAnchor(row.name.length * LETTER_WIDTH, x(start), x(end), x(statusTime))
  return (
    <text
      className="chart-text chart-strong"
      x={Math.round(anchor.x)}
      y={y + 8}
      textAnchor={anchor.isEnd ? 'end' : 'start'}
    >
      {row.name}
    </text>
  )
}

/**
 * Places a name near the start of its bar, without crossing the needle or an edge. `width` is the name's width at phone
 * size; on wide screens names are half as long, so they fit in the same place.
 */
function nameAnchor(width: number, start: number, end: number, needle: number) {
  const beforeNeedle = needle - NAME_GAP
  const candidates = [
    { x: start, from: start, isEnd: false },
    ...[end, Math.min(end, beforeNeedle), beforeNeedle].map((x) => ({
      x,
      from: x - width,
      isEnd: true,
    })),
    { x: needle + NAME_GAP, from: needle + NAME_GAP, isEnd: false },
  ]
  const isFree = ({ from }: { readonly from: number }) =>
    from >= LEFT && from + width <= RIGHT && !crosses(needle, from, width)
  const distance = ({ from, isEnd }: { readonly from: number; readonly isEnd: boolean }) =>
    Math.max(Math.abs(from - start), Math.abs(from + (isEnd ? width / 2 : 0) - start))
  const [nearest] = candidates.filter(isFree).toSorted((a, b) => distance(a) - distance(b))
  return nearest ?? { x: end, isEnd: true }
}

function crosses(needle: number, from: number, width: number): boolean {
  return needle > from - NAME_GAP / 2 && needle < from + width
}

/** Bar from forecast start to end. The part beyond the planned end is late; a bracket shows plan and slip. */
function Bar(props: RowProps & { readonly isCritical: boolean }) {
  const { row, x, y, isCritical } = props
  const [start, end] = row.forecast
  const [plannedStart, plannedEnd] = row.planned
  const doneEnd = start + (end - start) * row.done
  const lateFrom = Math.max(plannedEnd, start)
  return (
    <g className={isCritical ? 'gantt-critical' : undefined}>
      <BarPart className="gantt-band" from={x(start)} to={x(end)} y={y} />
      <BarPart className="gantt-done chart-appear" from={x(start)} to={x(doneEnd)} y={y} />
      <BarPart className="gantt-late" from={x(lateFrom)} to={x(end)} y={y} />
      <BarPart className="gantt-late gantt-late-done" from={x(lateFrom)} to={x(doneEnd)} y={y} />
      <path className="gantt-plan" d={`M${x(plannedStart)} ${y + 34}v4H${x(plannedEnd)}v-4`} />
      {end > plannedEnd && (
        <path className="gantt-slip" d={`M${x(plannedEnd)} ${y + 38}H${x(end)}v-4`} />
      )}
    </g>
  )
}

function BarPart(props: {
  readonly className: string
  readonly from: number
  readonly to: number
  readonly y: number
}) {
  const { className, from, to, y } = props
  const width = Math.round(to - from)
  return (
    width > 0 && <rect className={className} x={from} y={y + BAR_TOP} width={width} height="14" />
  )
}
