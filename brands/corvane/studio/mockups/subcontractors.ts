import { behind, box, ink, mist, petrol, soft, text } from './ink.ts'
import { thousands } from './projects.ts'
import { type Cell, figure, indexCell, left, right, screen, table } from './screen.ts'

/** Subcontracts: value, planned and certified work to date, invoiced to date; retention is 5 % of invoices. */
const subcontracts = [
  {
    name: 'Brackwell Civils',
    work: 'Route and chamber works',
    value: 3_240,
    planned: 1_980,
    certified: 1_840,
    invoiced: 1_840,
  },
  {
    name: 'Tegel Signal Systems',
    work: 'Equipment rooms',
    value: 5_760,
    planned: 3_300,
    certified: 3_020,
    invoiced: 2_880,
  },
  {
    name: 'Northgate Access',
    work: 'Scaffolding',
    value: 1_450,
    planned: 860,
    certified: 890,
    invoiced: 920,
  },
  {
    name: 'Halloran Masonry',
    work: 'Masonry repairs',
    value: 2_680,
    planned: 940,
    certified: 690,
    invoiced: 640,
  },
  {
    name: 'Voss Kabel',
    work: 'Cable supply',
    value: 1_120,
    planned: 1_120,
    certified: 1_120,
    invoiced: 1_060,
  },
  {
    name: 'Pennine Test House',
    work: 'Testing',
    value: 870,
    planned: 120,
    certified: 120,
    invoiced: 100,
  },
]

/** Work certified and money invoiced by subcontract, with what has been invoiced beyond the work. */
export function subcontractors(): string {
  const sum = (key: 'value' | 'planned' | 'certified' | 'invoiced') =>
    subcontracts.reduce((amount, row) => amount + row[key], 0)
  const invoiced = sum('invoiced')
  const over = subcontracts
    .filter((row) => row.invoiced > row.certified)
    .reduce((amount, row) => amount + row.invoiced - row.certified, 0)
  const cells = (
    name: string,
    work: string,
    row: { value: number; planned: number; certified: number; invoiced: number },
  ): Cell[] => [
    name,
    work,
    thousands(row.value),
    thousands(row.certified),
    indexCell(row.certified / row.planned),
    {
      text: thousands(row.invoiced),
      colour: row.invoiced > row.certified && work !== '' ? behind : ink,
    },
    thousands(row.invoiced * 0.05),
  ]
  return screen(
    {
      place: 'money',
      path: 'Renewals / Subcontracts',
      title: 'Subcontractors',
      aside: '£ thousand, certified to 26 Sep 2025',
    },
    [
      figure(
        left,
        146,
        'Subcontracted',
        thousands(sum('value')),
        `${subcontracts.length} subcontracts`,
      ),
      figure(
        left + 290,
        146,
        'Certified',
        thousands(sum('certified')),
        `${Math.round((sum('certified') / sum('value')) * 100)} % of value`,
      ),
      figure(
        left + 580,
        146,
        'Invoiced',
        thousands(invoiced),
        `retention ${thousands(invoiced * 0.05)} at 5 %`,
      ),
      figure(
        left + 880,
        146,
        'Invoiced beyond the work',
        thousands(over),
        'one invoice held',
        behind,
      ),
      table(
        [
          { label: 'Subcontractor', x: left },
          { label: 'Work', x: left + 250 },
          { label: 'Value', x: left + 600, figures: true },
          { label: 'Certified', x: left + 730, figures: true },
          { label: 'SPI', x: left + 830, figures: true },
          { label: 'Invoiced', x: left + 980, figures: true },
          { label: 'Retention', x: right, figures: true },
        ],
        [
          ...subcontracts.map((row) => cells(row.name, row.work, row)),
          cells('All', '', {
            value: sum('value'),
            planned: sum('planned'),
            certified: sum('certified'),
            invoiced,
          }),
        ],
        { y: 276, rowHeight: 53, total: subcontracts.length },
      ),
      box(left, 712, right - left, 58, mist),
      box(left, 712, 5, 58, petrol),
      text(
        left + 24,
        748,
        'Northgate Access: application 7 is £30 k above certified work; held until week 41.',
        { size: 20 },
      ),
      text(right - 20, 748, 'K. Aldous', { size: 20, fill: soft, anchor: 'end' }),
    ],
  )
}
