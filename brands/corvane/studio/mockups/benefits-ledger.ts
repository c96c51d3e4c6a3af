import { ahead, amber, behind, box, ink, line, pale, petrol, soft, text } from './ink.ts'
import { thousands } from './projects.ts'
import { type Cell, figure, left, right, screen, table } from './screen.ts'

/** Benefits in £ thousand a year: promised in the business case, due by now, measured by now. */
const benefits = [
  { name: 'Fewer delay minutes', owner: 'Operations', promised: 1_860, due: 930, measured: 1_010 },
  { name: 'Maintenance visits avoided', owner: 'Fleet', promised: 1_240, due: 620, measured: 540 },
  { name: 'Energy saved at depots', owner: 'Estates', promised: 410, due: 205, measured: 228 },
  { name: 'Contract staff released', owner: 'Finance', promised: 780, due: 520, measured: 390 },
  { name: 'Spare parts held', owner: 'Supply', promised: 350, due: 140, measured: 152 },
]

const quarters = [
  { label: 'Q1', due: 210, measured: 180 },
  { label: 'Q2', due: 540, measured: 505 },
  { label: 'Q3', due: 980, measured: 930 },
  { label: 'Q4', due: 1_480, measured: 1_425 },
  { label: 'Q5', due: 1_960, measured: 1_900 },
  { label: 'Q6', due: 2_415, measured: 2_320 },
]

/** What was promised, what is due by now and what has been measured, by benefit and over time. */
export function benefitsLedger(): string {
  const sum = (key: 'promised' | 'due' | 'measured') =>
    benefits.reduce((amount, benefit) => amount + benefit[key], 0)
  const rows = benefits.map((benefit): Cell[] => {
    const gap = benefit.measured - benefit.due
    return [
      benefit.name,
      benefit.owner,
      thousands(benefit.promised),
      thousands(benefit.due),
      thousands(benefit.measured),
      { text: gap > 0 ? `+${gap}` : thousands(gap), colour: gap < 0 ? behind : ahead, weight: 600 },
    ]
  })
  const gap = sum('measured') - sum('due')
  const bar = (value: number) => (value / 2_500) * 150
  return screen(
    {
      place: 'money',
      path: 'Fleet telemetry / Benefits',
      title: 'Benefits ledger, quarter 6',
      aside: '£ thousand a year',
    },
    [
      figure(
        left,
        144,
        'Promised at full run',
        thousands(sum('promised')),
        'business case, gate 3',
      ),
      figure(
        left + 320,
        144,
        'Due by quarter 6',
        thousands(sum('due')),
        `${Math.round((sum('due') / sum('promised')) * 100)} % of the promise`,
      ),
      figure(
        left + 620,
        144,
        'Measured',
        thousands(sum('measured')),
        `${Math.round((sum('measured') / sum('due')) * 100)} % of what is due`,
        petrol,
      ),
      table(
        [
          { label: 'Benefit', x: left },
          { label: 'Owner', x: left + 360 },
          { label: 'Promised', x: left + 660, figures: true },
          { label: 'Due', x: left + 810, figures: true },
          { label: 'Measured', x: left + 970, figures: true },
          { label: 'Gap', x: right, figures: true },
        ],
        [
          ...rows,
          [
            'All benefits',
            '',
            thousands(sum('promised')),
            thousands(sum('due')),
            thousands(sum('measured')),
            { text: thousands(gap), colour: behind, weight: 700 },
          ],
        ],
        { y: 262, rowHeight: 40, total: benefits.length },
      ),
      line(left, 754, right, 754, ink),
      ...quarters.flatMap((quarter, index) => {
        const x = left + 20 + index * 190
        return [
          box(x, 754 - bar(quarter.due), 50, bar(quarter.due), pale),
          box(
            x + 56,
            754 - bar(quarter.measured),
            50,
            bar(quarter.measured),
            index === quarters.length - 1 ? amber : petrol,
          ),
          text(x + 53, 780, quarter.label, { size: 20, fill: soft, anchor: 'middle' }),
          text(x + 81, 744 - bar(quarter.measured), thousands(quarter.measured), {
            size: 20,
            anchor: 'middle',
            weight: 600,
          }),
        ]
      }),
      box(left, 552, 20, 16, pale),
      text(left + 28, 567, 'due', { size: 20, fill: soft }),
      box(left + 92, 552, 20, 16, petrol),
      text(left + 120, 567, 'measured', { size: 20, fill: soft }),
    ],
  )
}
