import {
  amber,
  behind,
  box,
  drawing,
  ink,
  line,
  pale,
  petrol,
  rule,
  soft,
  text,
} from '../../ink.ts'
import type { Film } from '../film.ts'
import { FILM_SIZE, progress } from '../film.ts'
import { posterDrawing } from './poster.ts'

/** An activity of the lesson's board, in days, before and (`later`) after the wiring takes longer. */
interface Activity {
  readonly key: string
  readonly name: string
  readonly start: number
  readonly days: number
  readonly float: number
  readonly later: { readonly start: number; readonly days: number; readonly float: number }
}

const activities: readonly Activity[] = [
  ['A', 'Strip out', 0, 4, 0, 0, 4, 0],
  ['B', 'Plinths', 4, 6, 0, 4, 6, 1],
  ['C', 'Cable trays', 4, 3, 1, 4, 3, 0],
  ['D', 'Set pumps', 10, 5, 0, 10, 5, 1],
  ['E', 'Wiring', 7, 7, 1, 7, 9, 0],
  ['F', 'Connect', 15, 4, 0, 16, 4, 0],
  ['G', 'Test', 19, 2, 0, 20, 2, 0],
].map(([key, name, start, days, float, laterStart, laterDays, laterFloat]) => ({
  key: String(key),
  name: String(name),
  start: Number(start),
  days: Number(days),
  float: Number(float),
  later: { start: Number(laterStart), days: Number(laterDays), float: Number(laterFloat) },
}))

/** Seconds at which parts of the lesson begin. */
const FORWARD = 3
const BACKWARD = 10.5
const CHANGE = 16
const CHANGED = CHANGE + 3.5
const LEFT = 250
const DAY_WIDTH = 41
const TOP = 176
const ROW = 62

/** The board of “A network by hand”: forward, backward, and wiring two days longer. */
export const networkFilm: Film = {
  story: 'videos/a-network-by-hand',
  name: 'a-network-by-hand',
  length: 26,
  frame,
  poster: {
    svg: poster(),
    alt: 'The new critical path is A, C, E, F, G.',
  },
  cues: [
    { from: 0, to: 3, text: 'Seven activities in a plant room, and a scale of 23 days.' },
    {
      from: 3,
      to: 7,
      text: 'Forward: strip out takes days 0 to 4. Plinths and cable trays follow.',
    },
    { from: 7, to: 10.5, text: 'Pumps, wiring, connection and test. The finish is on day 21.' },
    { from: 10.5, to: 13.5, text: 'Backward: cable trays and wiring share one day of float.' },
    { from: 13.5, to: 16, text: 'The critical path is A, B, D, F, G.' },
    {
      from: 16,
      to: 19.5,
      text: 'Wiring grows from seven days to nine. The finish moves to day 22.',
    },
    { from: 19.5, to: 22.5, text: 'The critical path is now A, C, E, F, G.' },
    { from: 22.5, to: 26, text: 'Plinths and pumps have a day to spare.' },
  ],
}

/** The board at the end of the lesson, when the wiring takes longer, with the plan. */
function poster(): string {
  return posterDrawing({
    title: 'A network by hand',
    headline: 'A C E F G',
    subtitle: 'The new critical path ends on day 22, not 21',
    needle: 22 / 23,
    bars: activities.map(({ key, name, start, days, later }) => ({
      from: later.start / 23,
      to: (later.start + later.days) / 23,
      fill: later.float === 0 ? petrol : pale,
      name: `${key} ${name}`,
      planned: [start / 23, (start + days) / 23],
    })),
    ticks: [0, 5, 10, 15, 22].map((day) => ({
      at: day / 23,
      name: day === 0 ? 'Day 0' : `${day}`,
    })),
  })
}

function frame(moment: number): string {
  const change = progress(moment, CHANGE, 2)
  const changed = moment >= CHANGED
  const finish = 21 + change
  return drawing(FILM_SIZE.width, FILM_SIZE.height, 'A network by hand', [
    box(0, 0, FILM_SIZE.width, FILM_SIZE.height, '#FFFFFF'),
    text(64, 84, 'A network by hand', { size: 40, weight: 700 }),
    text(64, 122, subtitle(moment), { size: 24, fill: soft }),
    ...scale(progress(moment, 0.4, 1.6)),
    ...activities.flatMap((activity, index) => row(activity, index, moment, change, changed)),
    ...needle(finish, progress(moment, 9.5, 0.6)),
  ])
}

function subtitle(moment: number): string {
  if (moment < FORWARD) return 'Seven activities, days from the start'
  if (moment < BACKWARD) return 'Forward: the earliest that each can be'
  if (moment < CHANGE) return 'Backward: the latest that each may be'
  if (moment < CHANGED) return 'Wiring takes nine days instead of seven'
  return 'The critical path has jumped'
}

function scale(drawn: number): string[] {
  const bottom = TOP + activities.length * ROW
  const days = Array.from({ length: 24 }, (_, day) => day).filter((day) => day <= drawn * 24)
  return days.flatMap((day) => [
    line(x(day), bottom, x(day), bottom + (day % 5 === 0 ? 16 : 8), soft, 2),
    ...(day % 5 === 0
      ? [
          line(x(day), TOP - 12, x(day), bottom, rule, 1),
          text(x(day), bottom + 42, day, { size: 20, fill: soft, anchor: 'middle', mono: true }),
        ]
      : []),
  ])
}

function row(
  activity: Activity,
  index: number,
  moment: number,
  change: number,
  changed: boolean,
): string[] {
  const y = TOP + index * ROW
  const named = progress(moment, 0.6 + index * 0.25, 0.5)
  if (named === 0) return []
  const { later } = activity
  const start = activity.start + (later.start - activity.start) * change
  const days = activity.days + (later.days - activity.days) * change
  const float = changed ? later.float : activity.float
  const analysedAt = changed ? CHANGED : BACKWARD
  const drawn = progress(moment, FORWARD + index * 0.95, 0.9)
  const isAnalysed = moment >= BACKWARD + 2.5
  const critical = isAnalysed && float === 0
  const floatShown = progress(moment, analysedAt + 0.4, 1) * (moment >= CHANGE && !changed ? 0 : 1)
  return [
    text(64, y + 31, activity.key, { size: 24, weight: 700, fill: named < 1 ? soft : ink }),
    text(98, y + 31, activity.name, { size: 22, fill: soft }),
    ...(float > 0 && floatShown > 0
      ? [
          box(x(start + days), y + 8, float * DAY_WIDTH * floatShown, 30, '#FFFFFF', {
            stroke: soft,
            dash: '5 4',
          }),
        ]
      : []),
    ...(drawn > 0
      ? [box(x(start), y + 8, days * DAY_WIDTH * drawn, 30, critical ? petrol : pale)]
      : []),
    ...(change > 0 && activity.key === 'E'
      ? [box(x(14), y + 8, 2 * DAY_WIDTH * change, 30, changed ? petrol : behind)]
      : []),
    ...(drawn === 1
      ? [
          text(x(start) + 12, y + 30, `${Math.round(days)} d`, {
            size: 18,
            fill: critical ? '#FFFFFF' : ink,
            mono: true,
          }),
        ]
      : []),
    ...(isAnalysed && float > 0 && floatShown === 1
      ? [text(x(start + days + float) + 12, y + 30, '1 day of float', { size: 18, fill: soft })]
      : []),
  ]
}

function needle(day: number, drawn: number): string[] {
  if (drawn === 0) return []
  const height = activities.length * ROW + 24
  return [
    line(x(day), TOP - 24, x(day), TOP - 24 + height * drawn, ink, 7),
    line(x(day), TOP - 24, x(day), TOP - 24 + height * drawn, amber, 4),
    text(x(day), TOP - 36, `Finish: day ${Math.round(day)}`, {
      size: 22,
      weight: 700,
      anchor: 'middle',
    }),
  ]
}

function x(day: number): number {
  return LEFT + day * DAY_WIDTH
}
