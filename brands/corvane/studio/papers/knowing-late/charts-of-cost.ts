import { amber, behind, faint, ink, line, petrol, soft, text } from '../../ink.ts'
import { axisBelow, chart, gridAcross, SMALL, scaleOf, spot, WIDTH } from './chart-frame.ts'
import type { Figures } from './figures.ts'
import { comparisonGroupOf, type LateProject, outcomeOf, weeksOf } from './late-project.ts'
import { centred } from './least-squares.ts'

/** Number of equal groups of projects whose means are drawn. */
const PARTS = 12

/** Final cost against weeks of silence, both as deviations from like projects, with both regression lines. */
export function costChart(late: readonly LateProject[], { cost }: Figures): string {
  const waited = late.filter((one) => outcomeOf(one) === 'waited')
  const groups = waited.map(comparisonGroupOf)
  const weeks = centred(groups, waited.map(weeksOf))
  const over = centred(
    groups,
    waited.map(({ finalCostPercent }) => finalCostPercent),
  )
  const points = weeks
    .map((value, at) => ({ weeks: value, over: over[at] ?? 0 }))
    .sort((a, b) => a.weeks - b.weeks)
  const x = scaleOf([-36, 60], [60, WIDTH - 145])
  const y = scaleOf([-30, 40], [330, 15])
  const size = Math.ceil(points.length / PARTS)
  const means = Array.from({ length: PARTS }, (_, at) => {
    const part = points.slice(at * size, (at + 1) * size)
    const mean = (key: 'weeks' | 'over') =>
      part.reduce((sum, point) => sum + point[key], 0) / part.length
    return [mean('weeks'), mean('over')] as const
  })
  const isShown = (point: (typeof points)[number]) =>
    Math.abs(point.weeks - 12) < 48 && point.over > -30 && point.over < 40
  const fit = (slope: number, colour: string, dash = '') =>
    line(x.at(-36), y.at(-36 * slope), x.at(60), y.at(60 * slope), colour, 3, dash)
  const label = (slope: number, colour: string, shift: number) =>
    text(x.to + 8, y.at(60 * slope) + shift, `${slope.toFixed(2)}% a week`, {
      size: SMALL,
      fill: colour,
      weight: 700,
    })
  return chart(400, 'Final cost against weeks of silence, like with like', [
    gridAcross(
      x,
      y,
      [-20, 0, 20, 40].map((value) => [
        value,
        `${value > 0 ? '+' : ''}${value}%`.replace('-', '−'),
      ]),
    ),
    // One stroked path, because hundreds of circles would make the PDF half as large again.
    `<path d="${points
      .filter(isShown)
      .map((point) => `M${x.at(point.weeks).toFixed(0)} ${y.at(point.over).toFixed(0)}h3`)
      .join('')}" stroke="${faint}" stroke-width="3"/>`,
    fit(cost.alone.slope, petrol, '8 6'),
    fit(cost.adjusted.slope, behind),
    ...means.map(([week, value]) => spot(x.at(week), y.at(value), 7, amber, ink)),
    label(cost.alone.slope, petrol, 0),
    label(cost.adjusted.slope, behind, 8),
    axisBelow(
      x,
      y.from,
      [-36, -24, -12, 0, 12, 24, 36, 48, 60].map((value) => [
        value,
        `${value > 0 ? '+' : ''}${value}`.replace('-', '−'),
      ]),
      'Weeks of silence, more or fewer than like projects',
    ),
  ])
}

/** The slope with its interval, before and after the adjustment. */
export function slopesChart({ cost }: Figures): string {
  const x = scaleOf([0, 0.6], [250, WIDTH - 60])
  const row = (y: number, name: string, low: number, middle: number, high: number) =>
    text(0, y + 5, name, { size: SMALL }) +
    line(x.at(low), y, x.at(high), y, petrol, 5) +
    spot(x.at(middle), y, 7, petrol) +
    text(x.at(high) + 10, y + 5, `${middle.toFixed(2)}%`, { size: SMALL, weight: 700 })
  const { alone, adjusted, leastWithout, mostWithout } = cost
  return chart(190, 'Per cent on the final cost that go with a week of silence', [
    line(x.at(0), 5, x.at(0), 125, soft, 1.5),
    row(25, 'Like with like', alone.low, alone.slope, alone.high),
    row(62, 'Changes, managers allowed for', adjusted.low, adjusted.slope, adjusted.high),
    row(99, 'The same, any one of 57 left out', leastWithout, adjusted.slope, mostWithout),
    axisBelow(
      x,
      125,
      [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6].map((value) => [value, `${value.toFixed(1)}%`]),
      'Of the final cost, a week; bars: 95% intervals, and the range of 57 fits',
    ),
  ])
}
