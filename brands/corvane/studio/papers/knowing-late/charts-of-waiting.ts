import {
  amber,
  behind,
  box,
  curve,
  faint,
  ahead as green,
  ink,
  line,
  petrol,
  rule,
  soft,
  text,
} from '../../ink.ts'
import { axisBelow, chart, gridAcross, SMALL, scaleOf, spot, WIDTH } from './chart-frame.ts'
import type { Comparison, Figures, Spread } from './figures.ts'
import { type LateProject, outcomeOf, weeksOf } from './late-project.ts'

/** Width of a bar, in weeks. */
const BAR = 4

/** Histogram of the weeks between the visible delay and the report. */
export function distributionChart(late: readonly LateProject[], { waited }: Figures): string {
  const x = scaleOf([-40, 112], [50, WIDTH - 25])
  const y = scaleOf([0, 115], [290, 20])
  const bars = Array.from({ length: 38 }, (_, at) => {
    const from = -40 + at * BAR
    const inBar = late.filter((one) => weeksOf(one) > from && weeksOf(one) <= from + BAR)
    const same = inBar.filter((one) => outcomeOf(one) === 'same month').length
    const fill = from >= 0 ? behind : green
    const bar = (count: number, above: number, colour: string) =>
      box(
        x.at(from) + 1,
        y.at(above + count),
        x.at(from + BAR) - x.at(from) - 2,
        y.at(above) - y.at(above + count),
        colour,
      )
    return bar(same, 0, faint) + bar(inBar.length - same, same, fill)
  })
  const mark = (value: number, height: number, label: string) =>
    line(x.at(value), y.from, x.at(value), height, ink, 1.5, '5 4') +
    text(x.at(value) + 7, height + 13, label, { size: SMALL })
  return chart(350, 'Projects by weeks between visible and reported', [
    gridAcross(
      x,
      y,
      [25, 50, 75, 100].map((value) => [value, String(value)]),
    ),
    ...bars,
    mark(waited.median, 60, 'median of those who waited: 11 weeks'),
    mark(waited.q3, 115, 'third quartile: 23 weeks'),
    text(x.at(-22), 170, 'ahead', { size: SMALL, fill: green, weight: 700, anchor: 'middle' }),
    text(x.at(-5), y.at(84), 'same month', { size: SMALL, fill: soft, weight: 700, anchor: 'end' }),
    text(x.at(58), 215, 'waited', { size: SMALL, fill: behind, weight: 700, anchor: 'middle' }),
    axisBelow(
      x,
      y.from,
      [-36, -24, -12, 0, 12, 24, 36, 52, 78, 104].map((value) => [
        value,
        String(value).replace('-', '−'),
      ]),
      'Weeks from the visible month-end to the report',
    ),
  ])
}

/** Share of projects that have not reported yet, by weeks since the delay was visible, with and without a committee. */
export function committeeChart(late: readonly LateProject[], { committee }: Figures): string {
  const x = scaleOf([0, 60], [60, WIDTH - 165])
  const y = scaleOf([0, 1], [280, 15])
  const silent = (isAsked: boolean) => {
    const weeks = late
      .filter((one) => outcomeOf(one) === 'waited' && one.committee === isAsked)
      .map(weeksOf)
    return Array.from({ length: 61 }, (_, at) => {
      const left = weeks.filter((each) => each > at).length
      return [x.at(at), y.at(left / weeks.length)] as const
    })
  }
  const half = (weeks: number, colour: string, side: 1 | -1) =>
    line(x.at(weeks), y.at(0.5), x.at(weeks), y.from, colour, 1.5, '5 4') +
    spot(x.at(weeks), y.at(0.5), 6, colour) +
    text(x.at(weeks) + side * 10, y.at(0.5) - side * 8 + 5, `${weeks} weeks`, {
      size: SMALL,
      weight: 700,
      anchor: side > 0 ? 'start' : 'end',
    })
  const [yes, no] = [silent(true), silent(false)]
  const end = (points: typeof yes, label: string, colour: string, shift: number) =>
    text(x.to + 8, (points.at(-1)?.[1] ?? 0) + shift, label, {
      size: SMALL,
      fill: colour,
      weight: 700,
    })
  return chart(340, 'Share of projects still silent, with and without a committee', [
    gridAcross(
      x,
      y,
      [0.25, 0.5, 0.75, 1].map((value) => [value, `${value * 100}%`]),
    ),
    curve(no, petrol, 4),
    curve(yes, behind, 4),
    half(committee.no.median, petrol, -1),
    half(committee.yes.median, behind, 1),
    end(yes, 'with a committee', behind, -4),
    end(no, 'without', petrol, 10),
    axisBelow(
      x,
      y.from,
      [0, 8, 16, 24, 32, 40, 52, 60].map((value) => [value, String(value)]),
      'Weeks since the delay was visible',
    ),
  ])
}

/** Median and interquartile range of each group, one below the other. */
function spreads(
  title: string,
  groups: readonly (readonly [string, readonly (readonly [string, Spread])[]])[],
  highlight = '',
): string {
  const x = scaleOf([0, 50], [250, WIDTH - 20])
  let y = 10
  const parts: string[] = []
  for (const [heading, rows] of groups) {
    if (heading !== '') {
      parts.push(text(0, y + 18, heading, { size: SMALL, weight: 700 }))
      y += 26
    }
    for (const [name, { count, q1, median, q3 }] of rows) {
      const at = y + 12
      const colour = name === highlight ? behind : petrol
      parts.push(
        text(0, at + 5, name, { size: SMALL }),
        text(235, at + 5, count, { size: SMALL, fill: soft, anchor: 'end' }),
        line(x.from, at, x.to, at, rule),
        line(x.at(q1), at, x.at(q3), at, colour, 5),
        spot(x.at(median), at, 7, colour),
        text(x.at(q3) + 9, at + 5, weeksText(median), { size: SMALL, weight: 700 }),
      )
      y += 25
    }
    y += 6
  }
  const ticks = [0, 8, 16, 24, 32, 40, 48].map((value) => [value, String(value)] as const)
  parts.push(axisBelow(x, y, ticks, 'Weeks: dot, the median; bar, the middle half'))
  return chart(y + 56, title, parts)
}

function weeksText(weeks: number): string {
  return weeks.toFixed(1).replace('.0', '')
}

/** Weeks of silence with a committee, a public date, both or neither. */
export function publicDateChart(figures: Figures): string {
  return spreads(
    'Weeks of silence by committee and public date',
    [
      [
        '',
        [
          ['Neither', figures.neither],
          ['A public date only', figures.publicOnly],
          ['A committee only', figures.committeeOnly],
          ['Both', figures.both],
        ],
      ],
    ],
    'Both',
  )
}

/** Weeks of silence in groups that do not differ significantly. */
export function noDifferenceChart({ sector, method, experience, opened }: Figures): string {
  const rows = ({ groups }: Comparison, name: (group: string) => string) =>
    groups.map((group) => [name(group.name), group] as const)
  const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  return spreads('Weeks of silence by sector, method, experience and reading', [
    ['Sector', rows(sector, capital)],
    ['Method', rows(method, capital)],
    ['Years of the manager', rows(experience, capital)],
    [
      'The report with the index',
      rows(opened, (name) => (name === 'yes' ? 'Opened in the first month' : 'Not opened')),
    ],
  ])
}

/** Share of reports in the month before a gate, compared with random days. */
export function gateChart({ gate }: Figures): string {
  const x = scaleOf([0, 0.5], [250, WIDTH - 60])
  const row = (y: number, name: string, share: number, colour: string) =>
    text(0, y + 24, name, { size: SMALL }) +
    box(x.from, y, x.at(share) - x.from, 38, colour) +
    text(x.at(share) + 10, y + 25, `${Math.round(share * 100)}%`, { size: 18, weight: 700 })
  return chart(175, 'Share of reports in the month before a gate', [
    row(8, 'Reports, as they came', gate.share, amber),
    row(58, 'Days drawn by lot', gate.expectedShare, faint),
    axisBelow(
      x,
      112,
      [0, 0.1, 0.2, 0.3, 0.4, 0.5].map((value) => [value, `${value * 100}%`]),
      'Share in the 31 days before a gate',
    ),
  ])
}
