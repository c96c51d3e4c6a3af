import { ahead, amber, behind, curve, dot, ink, line, mist, petrol, soft, text } from './ink.ts'
import { thousands } from './projects.ts'
import { figure, left, screen } from './screen.ts'

/** Cumulative £ thousand at each month end, Ostler Junction resignalling; status month 9 of 15. */
const planned = [
  0, 320, 860, 1_640, 2_720, 4_060, 5_480, 6_940, 8_340, 9_660, 11_160, 12_840, 14_560, 16_200,
  17_480, 18_400,
]
const earned = [0, 300, 800, 1_560, 2_560, 3_780, 5_060, 6_420, 7_740, 9_020]
const actual = [0, 310, 830, 1_620, 2_700, 3_960, 5_290, 6_700, 8_080, 9_410]

/** Planned, earned and actual cost over time, with the forecast that the cost index gives. */
export function sCurve(): string {
  const budget = planned.at(-1) ?? 0
  const [pv = 0, ev = 0, ac = 0] = [planned[9], earned.at(-1), actual.at(-1)]
  const estimate = budget / (ev / ac)
  const x = (month: number) => left + 70 + month * 46
  const y = (value: number) => 730 - (value / 20_000) * 560
  const points = (values: readonly number[], from = 0) =>
    values.map((value, index) => [x(index + from), y(value)] as const)
  const remaining = budget - ev
  const forecast = planned.slice(9).map((value) => {
    const share = (value - pv) / (budget - pv)
    return ac + share * (remaining / (ev / ac))
  })
  const scale = [0, 5_000, 10_000, 15_000, 20_000].flatMap((value) => [
    line(x(0), y(value), x(15), y(value), value === 0 ? ink : mist, value === 0 ? 1 : 2),
    text(x(0) - 12, y(value) + 7, thousands(value), { size: 20, fill: soft, anchor: 'end' }),
  ])
  const aside = x(15) + 88
  return screen(
    {
      place: 'money',
      path: 'Renewals / Ostler Junction resignalling',
      title: 'Planned, earned, spent',
      aside: '£ thousand, cumulative',
    },
    [
      ...scale,
      ...[0, 3, 6, 9, 12, 15].map((month) =>
        text(x(month), 762, month === 0 ? 'start' : `month ${month}`, {
          size: 20,
          fill: soft,
          anchor: 'middle',
        }),
      ),
      line(x(9), 150, x(9), 730, amber, 2.5),
      text(x(9) - 10, 164, 'status, month 9', { size: 20, anchor: 'end', weight: 600 }),
      curve(points(planned), petrol, 4),
      curve(points(forecast, 9), behind, 3, '7 7'),
      curve(points(actual), behind, 4),
      curve(points(earned), ahead, 4),
      dot(x(9), y(ev), 7, ahead, '#FFFFFF'),
      dot(x(9), y(ac), 7, behind, '#FFFFFF'),
      dot(x(9), y(pv), 7, petrol, '#FFFFFF'),
      text(x(11) + 34, y(11_700), 'planned value', { size: 20, fill: petrol, weight: 600 }),
      text(x(15) - 6, y(estimate) - 16, `forecast ${thousands(estimate)}`, {
        size: 20,
        fill: behind,
        weight: 600,
        anchor: 'end',
      }),
      text(x(9) - 14, y(3_200), 'earned value', {
        size: 20,
        fill: ahead,
        weight: 600,
        anchor: 'end',
      }),
      line(aside - 30, 134, aside - 30, 760),
      figure(aside, 150, 'Planned value', thousands(pv), 'at month 9', petrol),
      figure(aside, 274, 'Earned value', thousands(ev), `SPI ${(ev / pv).toFixed(2)}`, ahead),
      figure(aside, 398, 'Actual cost', thousands(ac), `CPI ${(ev / ac).toFixed(2)}`, behind),
      figure(aside, 522, 'Budget at completion', thousands(budget), 'approved at gate 3'),
      figure(
        aside,
        646,
        'Estimate at completion',
        thousands(estimate),
        `variance ${thousands(budget - estimate)}`,
      ),
    ],
  )
}
