import {
  ahead,
  amber,
  behind,
  box,
  curve,
  dot,
  drawing,
  ink,
  line,
  petrol,
  rule,
  soft,
  text,
} from '../../ink.ts'
import type { Film } from '../film.ts'
import { FILM_SIZE, progress } from '../film.ts'
import { namedBarsPoster } from './named-bars-poster.ts'

/** Hours of the eight fuselage frames on an 85 % curve, and the hours of each in a flat budget. */
const hours = [1000, 850, 773, 722, 686, 657, 634, 614]
const FLAT = 742

const CURVE = 2.5
const BUDGET = 10
const HALFWAY = 13.5
const BENT = 19
const BOTTOM = 610
const PIXELS_PER_HOUR = 0.42

/** The board of “The eighth unit is cheaper”: a curve, a flat budget, and the same month on the curve. */
export const learningCurveFilm: Film = {
  story: 'videos/the-eighth-unit-is-cheaper',
  name: 'the-eighth-unit-is-cheaper',
  length: 26,
  frame,
  poster: {
    svg: namedBarsPoster({
      title: 'The eighth unit is cheaper',
      headline: 'Not 742 each',
      subtitle: 'Hours a frame, against a flat budget',
      needle: FLAT,
      format: (value) => value.toLocaleString('en-GB'),
      bars: [
        { name: 'Frame 1', value: 1000 },
        { name: 'Frame 2', value: 850 },
        { name: 'Frame 4', value: 722 },
        { name: 'Frame 8', value: 614 },
      ],
    }),
    alt: 'The first frame takes 1,000 hours and the eighth 614; a flat budget gives each 742.',
  },
  cues: [
    { from: 0, to: 2.5, text: 'Eight fuselage frames, and a scale of hours for each.' },
    { from: 2.5, to: 6, text: 'The first takes 1,000 hours, the second 850: 85% of it.' },
    { from: 6, to: 10, text: 'Each doubling costs 15% less. The eighth takes 614 hours.' },
    { from: 10, to: 13.5, text: 'A flat budget gives each frame the same: 742 hours.' },
    { from: 13.5, to: 16.5, text: 'After four frames, 2,968 hours are earned and 3,345 spent.' },
    { from: 16.5, to: 19, text: 'The index says 0.89, on a line that is exactly on plan.' },
    { from: 19, to: 22, text: 'The budget is put on the curve.' },
    { from: 22, to: 26, text: '3,345 earned, 3,345 spent: the index says 1.00.' },
  ],
}

function frame(moment: number): string {
  return drawing(FILM_SIZE.width, FILM_SIZE.height, 'The eighth unit is cheaper', [
    box(0, 0, FILM_SIZE.width, FILM_SIZE.height, '#FFFFFF'),
    text(64, 84, 'The eighth unit is cheaper', { size: 40, weight: 700 }),
    text(64, 122, subtitle(moment), { size: 24, fill: soft }),
    ...axes(progress(moment, 0.4, 1.6)),
    ...difference(moment),
    ...measured(moment),
    ...budget(moment),
    ...indexTexts(moment),
  ])
}

function subtitle(moment: number): string {
  if (moment < BUDGET) return 'Hours a frame, on an 85 % curve'
  if (moment < HALFWAY) return 'A budget divided by eight'
  if (moment < BENT) return 'Half-way, against the flat budget'
  return 'Half-way, with the budget on the curve'
}

function axes(drawn: number): string[] {
  if (drawn === 0) return []
  const levels = [0, 250, 500, 750, 1000]
  return [
    ...levels.map((level) => line(x(0.4), y(level), x(0.4 + 8.2 * drawn), y(level), rule, 1)),
    ...levels.map((level) =>
      text(x(0.4) - 16, y(level) + 7, level === 1000 ? '1,000' : level, {
        size: 20,
        fill: soft,
        anchor: 'end',
        mono: true,
      }),
    ),
    ...hours.flatMap((_, index) =>
      index < drawn * 8
        ? [
            text(x(index + 1), BOTTOM + 38, index + 1, {
              size: 20,
              fill: soft,
              anchor: 'middle',
              mono: true,
            }),
          ]
        : [],
    ),
    text(x(0.4), BOTTOM + 76, 'Frame', { size: 20, fill: soft }),
  ]
}

/** The curve with its values, one frame after another. */
function measured(moment: number): string[] {
  const reached = Math.min(8, Math.max(0, (moment - CURVE) / 0.9))
  const whole = Math.floor(reached)
  const points = hours.slice(0, whole).map((value, index) => [x(index + 1), y(value)] as const)
  return [
    ...(points.length > 1 ? [curve(points, petrol, 4)] : []),
    ...hours.slice(0, whole).flatMap((value, index) => [
      dot(x(index + 1), y(value), 8, petrol),
      text(x(index + 1), y(value) + (index < 3 ? -20 : 36), value.toLocaleString('en-GB'), {
        size: 20,
        weight: 700,
        anchor: 'middle',
      }),
    ]),
  ]
}

function budgetOf(index: number, moment: number): number {
  const bent = progress(moment, BENT, 2)
  return FLAT + ((hours[index] ?? FLAT) - FLAT) * bent
}

function budget(moment: number): string[] {
  const drawn = progress(moment, BUDGET, 1.4)
  if (drawn === 0) return []
  const shown = hours.map((_, index) => [x(index + 1), y(budgetOf(index, moment))] as const)
  const points = shown.slice(0, Math.max(2, Math.ceil(drawn * 8)))
  const [, last = 0] = points.at(-1) ?? []
  return [
    curve(points, amber, 5, '12 10'),
    ...(drawn === 1
      ? [
          text(x(8) + 28, last + 7, moment < BENT ? 'Budget 742' : 'Budget', {
            size: 22,
            weight: 700,
          }),
        ]
      : []),
  ]
}

/** The difference of cost and budget for the first four frames. */
function difference(moment: number): string[] {
  const shown = progress(moment, HALFWAY, 1.6)
  return hours.slice(0, 4).flatMap((value, index) => {
    if (index >= Math.ceil(shown * 4)) return []
    const budgeted = budgetOf(index, moment)
    const height = Math.abs(value - budgeted) * PIXELS_PER_HOUR
    if (height < 1) return []
    const colour = value > budgeted ? behind : ahead
    return [box(x(index + 1) - 22, y(Math.max(value, budgeted)), 44, height, colour)]
  })
}

function indexTexts(moment: number): string[] {
  if (moment < HALFWAY + 2) return []
  const bent = moment >= BENT + 2.2
  if (moment >= BENT && !bent) return []
  const figures = bent
    ? ['Earned 3,345 h', 'Spent 3,345 h', 'CPI 1.00']
    : ['Earned 2,968 h', 'Spent 3,345 h', 'CPI 0.89']
  return figures.map((figure, index) =>
    text(x(4) + 60 + index * 200, 196, figure, {
      size: 24,
      weight: index === 2 ? 700 : 400,
      fill: index === 2 && !bent ? behind : ink,
    }),
  )
}

function x(unit: number): number {
  return 90 + unit * 122
}

function y(value: number): number {
  return BOTTOM - value * PIXELS_PER_HOUR
}
