import { amber, behind, box, curve, ink, line, mist, pale, petrol, soft, text } from './ink.ts'
import { thousands } from './projects.ts'
import { type Cell, left, right, screen, table } from './screen.ts'

/** £ thousand a month from April: budget, and actual (to September) or forecast. */
const months = [
  { label: 'Apr', budget: 2_900, outturn: 2_840 },
  { label: 'May', budget: 3_100, outturn: 3_060 },
  { label: 'Jun', budget: 3_400, outturn: 3_520 },
  { label: 'Jul', budget: 3_800, outturn: 3_900 },
  { label: 'Aug', budget: 4_100, outturn: 4_240 },
  { label: 'Sep', budget: 4_300, outturn: 4_190 },
  { label: 'Oct', budget: 4_400, outturn: 4_600 },
  { label: 'Nov', budget: 4_200, outturn: 4_500 },
  { label: 'Dec', budget: 3_600, outturn: 3_700 },
  { label: 'Jan', budget: 3_300, outturn: 3_500 },
  { label: 'Feb', budget: 3_000, outturn: 3_100 },
  { label: 'Mar', budget: 2_700, outturn: 2_800 },
]
const actualMonths = 6

/** Split of the year's budget and forecast between capital and operating money; sums equal the months'. */
const lines = [
  { name: 'Capital: works', budget: 26_850, actual: 13_870, forecast: 27_890 },
  { name: 'Capital: own labour', budget: 7_420, actual: 3_610, forecast: 7_380 },
  { name: 'Operating: licences', budget: 3_260, actual: 1_640, forecast: 3_260 },
  { name: 'Operating: change', budget: 5_270, actual: 2_630, forecast: 5_420 },
]

/** A year of money: months as bars, cumulative as a line, and the split that adds up to both. */
export function financials(): string {
  const width = (right - left - 80) / months.length
  const x = (index: number) => left + 80 + index * width
  const bar = (value: number) => (value / 5_000) * 240
  const base = 430
  const sum = (key: 'budget' | 'actual' | 'forecast') =>
    lines.reduce((amount, row) => amount + row[key], 0)
  const cells = (name: string, budget: number, actual: number, forecast: number): Cell[] => {
    const variance = budget - forecast
    return [
      name,
      thousands(budget),
      thousands(actual),
      thousands(forecast),
      { text: thousands(variance), colour: variance < 0 ? behind : ink, weight: 600 },
    ]
  }
  return screen(
    {
      place: 'money',
      path: 'Halden Rail / Renewals / 2025-26',
      title: 'Budget and outturn',
      aside: '£ thousand; six months actual, six forecast',
    },
    [
      ...[0, 1_000, 2_000, 3_000, 4_000, 5_000].flatMap((value) => [
        line(
          left + 68,
          base - bar(value),
          right,
          base - bar(value),
          value === 0 ? ink : mist,
          value === 0 ? 1 : 2,
        ),
        text(left + 56, base - bar(value) + 7, thousands(value), {
          size: 20,
          fill: soft,
          anchor: 'end',
        }),
      ]),
      ...months.flatMap((month, index) => [
        box(
          x(index) + 6,
          base - bar(month.outturn),
          width - 22,
          bar(month.outturn),
          index < actualMonths ? petrol : pale,
        ),
        text(x(index) + width / 2 - 5, 458, month.label, {
          size: 20,
          fill: soft,
          anchor: 'middle',
        }),
      ]),
      curve(
        months.map((month, index) => [x(index) + width / 2 - 5, base - bar(month.budget)] as const),
        amber,
        4,
      ),
      box(left + 80, 140, 20, 16, petrol),
      text(left + 108, 155, 'actual', { size: 20, fill: soft }),
      box(left + 200, 140, 20, 16, pale),
      text(left + 228, 155, 'forecast', { size: 20, fill: soft }),
      box(left + 340, 146, 28, 4, amber),
      text(left + 376, 155, 'budget', { size: 20, fill: soft }),
      table(
        [
          { label: 'Line', x: left },
          { label: 'Budget', x: left + 560, figures: true },
          { label: 'Actual to Sep', x: left + 740, figures: true },
          { label: 'Forecast outturn', x: left + 940, figures: true },
          { label: 'Variance', x: right, figures: true },
        ],
        [
          ...lines.map((row) => cells(row.name, row.budget, row.actual, row.forecast)),
          cells('Year', sum('budget'), sum('actual'), sum('forecast')),
        ],
        { y: 508, rowHeight: 51, total: lines.length },
      ),
    ],
  )
}

/** The months' sums, for the check that they equal the lines'. */
export function yearSums(): {
  readonly budget: number
  readonly actual: number
  readonly forecast: number
} {
  const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  return {
    budget: add(months.map((month) => month.budget)) - add(lines.map((row) => row.budget)),
    actual:
      add(months.slice(0, actualMonths).map((month) => month.outturn)) -
      add(lines.map((row) => row.actual)),
    forecast: add(months.map((month) => month.outturn)) - add(lines.map((row) => row.forecast)),
  }
}
