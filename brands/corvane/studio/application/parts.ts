import { type PlanState, planStateOf } from '@prospectus/portfolio/earned-value'
import rail from '../../content/stories/worlds/rail.json' with { type: 'json' }
import {
  ahead,
  amber,
  behind,
  box,
  curve,
  faint,
  ink,
  line,
  paper,
  petrol,
  rule,
  soft,
  text,
} from '../ink.ts'

/** Lighter inks on the dark frame of the application. */
export const onDark = '#B9C7CE'
export const darkRule = '#2A4250'

/** Colour of a state where it stands for data; that of text if on plan. */
export const tones: Readonly<Record<PlanState, string>> = { ahead, 'on-plan': ink, behind }

const marks: Readonly<Record<PlanState, string>> = { ahead, 'on-plan': faint, behind }

/** The state of a project as a shape and a colour: a triangle up or down, or a dot. */
export function stateMark(state: PlanState, x: number, y: number): string {
  const fill = marks[state]
  if (state === 'on-plan') return `<circle cx="${x}" cy="${y}" r="3.5" fill="${fill}"/>`
  const [up, side] = state === 'ahead' ? [-5, 9] : [5, -9]
  return `<path d="M${x - 5} ${y - up}h10l-5 ${-side}z" fill="${fill}"/>`
}

/** The brand's wordmark in white; 106 units wide before `scale`. */
export function wordmark(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${paper}" stroke-width="2.7"><path d="M12.6 6.3A6.6 6.6 0 1 0 12.6 15.7"/><circle cx="23.4" cy="11" r="6.6"/><path d="M35 17.6V4.4M35 10.4A6 6 0 0 1 41 4.4H42.5"/><path d="M45.5 4.4L51.5 17.6"/><path stroke="${amber}" stroke-linecap="square" d="M51.5 17.6L59 1.5"/><circle cx="67" cy="11" r="6.6"/><path d="M73.6 4.4V17.6"/><path d="M79 17.6V4.4M79 10.2A5.6 5.6 0 0 1 90.2 10.2V17.6"/><path d="M91.8 11H104.2A6.2 6.6 0 1 0 101.6 16.2"/></g>`
}

export const sections = ['Portfolio', 'Schedule', 'People', 'Money', 'Risks', 'Data'] as const

/** Glyphs of the application's sections, as in the site's product windows; 24 units wide. */
const glyphs: Readonly<Record<(typeof sections)[number], string>> = {
  Portfolio: 'M0 2h24v4H0zM0 10h24v4H0zM0 18h15v4H0z',
  Schedule: 'M0 2h12v5H0zM7 10h14v5H7zM14 18h10v5H14z',
  People: 'M2 2h9v9H2zM13 2h9v9h-9zM2 14h9v9H2zM13 14h9v9h-9z',
  Money: 'M1 14h5v9H1zM9 8h5v15H9zM17 2h5v21h-5z',
  Risks: 'M12 1l12 22H0zM12 6.5L4.5 20h15z',
  Data: 'M0 9h7v7H0zM17 1h7v7h-7zM17 17h7v7h-7zM7 11h4V3h6v2h-4v15h4v2h-6v-8H7z',
}

export function glyph(
  section: (typeof sections)[number],
  x: number,
  y: number,
  size: number,
  fill: string,
): string {
  return `<path transform="translate(${x} ${y}) scale(${size / 24})" d="${glyphs[section]}" fill="${fill}" fill-rule="evenodd"/>`
}

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
}

const PITCH = 27
const NAMES = 138
const MONTHS = 15
const QUARTERS = ['Jan', 'Apr', 'Jul', 'Oct', 'Jan']
/** The status date in months from the start of January 2025. */
const STATUS = 9

/** The packages of the first project against their plan: height of a row is 27. */
export function packageBars({ x: left, y: top, width }: Area): string {
  const { packages } = rail.content
  const from = left + NAMES
  const x = (month: number) => from + (month / MONTHS) * (left + width - from)
  const bottom = top + packages.length * PITCH + 2
  const axis = QUARTERS.flatMap((name, quarter) => [
    line(x(quarter * 3), top - 8, x(quarter * 3), bottom, rule),
    text(x(quarter * 3) + (quarter === 0 ? 0 : 3), top - 12, name, { size: 11.5, fill: soft }),
  ])
  const bars = packages.flatMap((each, row) => {
    const y = top + row * PITCH
    const [start, end] = [Number(each.forecast_start), Number(each.forecast_end)]
    const [plannedStart, plannedEnd] = [Number(each.planned_start), Number(each.planned_end)]
    const doneEnd = start + ((end - start) * Number(each.done)) / 100
    const late = Math.max(plannedEnd, start)
    const bar = (begin: number, finish: number, fill: string, stroke = 'none') =>
      finish > begin ? box(x(begin), y + 5, x(finish) - x(begin), 9, fill, { stroke }) : ''
    return [
      text(left, y + 14, each.name, { size: 13 }),
      bar(start, end, paper, petrol),
      bar(start, Math.min(doneEnd, late), petrol),
      bar(late, end, behind),
      `<path d="M${x(plannedStart)} ${y + 17}v3H${x(plannedEnd)}v-3" fill="none" stroke="${soft}" stroke-width="1.25"/>`,
    ]
  })
  return [...axis, ...bars, needle(x(STATUS), top - 8, bottom)].join('')
}

/** Control accounts of a project with their indices; height of a row is 27. */
export function accountRows(name: string, { x: left, y: top, width }: Area): string {
  const right = left + width
  const column = [right - 118, right - 56, right] as const
  const index = (value: number, x: number, y: number) =>
    text(x, y, value.toFixed(2), {
      size: 13,
      weight: 600,
      anchor: 'end',
      fill: tones[planStateOf(value) ?? 'on-plan'],
    })
  const head = ['Earned', 'SPI', 'CPI'].map((label, at) =>
    text(column[at] ?? right, top - 10, label, { size: 12, fill: soft, anchor: 'end' }),
  )
  const rows = projectOf(name).accounts.flatMap((account, row) => {
    const y = top + row * PITCH
    const [planned, earned, actual] = [account.planned, account.earned, account.actual].map(Number)
    const [due = 1, done = 0, spent = 1] = [planned, earned, actual]
    return [
      line(left, y, right, y, rule),
      text(left, y + 18, account.name.replace(/^[\d.]+ /, ''), { size: 13 }),
      text(column[0], y + 18, done.toLocaleString('en-GB'), { size: 13, anchor: 'end' }),
      index(done / due, column[1], y + 18),
      index(done / spent, column[2], y + 18),
    ]
  })
  return [...head, ...rows].join('')
}

function projectOf(name: string) {
  const project = rail.content.projects.find((each) => each.name.startsWith(name))
  if (project === undefined) throw new Error(`worlds/rail.json has no project ${name}`)
  return project
}

/** Planned and earned value of a project, in £ thousand. */
export function valueCurve(name: string, { x: left, y: top, width }: Area): string {
  const project = projectOf(name)
  const numbers = (list: string) => list.split(' ').map(Number)
  const [planned, earned] = [numbers(project.planned), numbers(project.earned)]
  const height = 118
  const bottom = top + height
  const maximum = Math.max(...planned)
  const x = (month: number) => left + (month / MONTHS) * width
  const y = (value: number) => bottom - (value / maximum) * height
  const points = (values: readonly number[]) =>
    values.map((value, month) => [x(month), y(value)] as const)
  const done = earned.at(-1) ?? 0
  const due = planned[STATUS] ?? 0
  return [
    ...QUARTERS.map((_, quarter) => line(x(quarter * 3), top, x(quarter * 3), bottom, rule)),
    line(left, bottom, left + width, bottom, ink),
    ...QUARTERS.map((quarter, at) =>
      text(x(at * 3) + (at === 0 ? 0 : 3), bottom + 16, quarter, { size: 11.5, fill: soft }),
    ),
    curve(points(planned), soft, 1.5),
    curve(points(earned), petrol, 3),
    line(x(STATUS), y(done), x(STATUS), y(due), behind, 3),
    needle(x(STATUS), top - 4, bottom),
    text(x(STATUS) - 8, y(due) - 4, `plan ${due.toLocaleString('en-GB')}`, {
      size: 13,
      fill: soft,
      anchor: 'end',
    }),
    text(x(STATUS) + 9, y(done) + 18, `earned ${done.toLocaleString('en-GB')}`, {
      size: 13,
      fill: petrol,
      weight: 600,
    }),
  ].join('')
}

/** The status date on a scale. */
function needle(x: number, top: number, bottom: number): string {
  return (
    line(x, top, x, bottom, ink, 1.25) +
    `<path d="M${x} ${bottom - 8}l5.5 10h-11z" fill="${amber}" stroke="${ink}" stroke-width="1.25"/>`
  )
}
