import { amber, behind, box, dot, ink, line, mist, paper, petrol, rule, soft, text } from './ink.ts'
import { thousands } from './projects.ts'
import { left, right, screen } from './screen.ts'

const causes = [
  { name: 'Scaffold, second lift', amount: 410 },
  { name: 'Masonry re-survey', amount: 290 },
  { name: 'Overtime, weeks 31-34', amount: 160 },
  { name: 'Price of steel', amount: 80 },
]

/** A question put to the project's own records, the answer, and the records it rests on. */
export function assistant(): string {
  const overspend = causes.reduce((sum, cause) => sum + cause.amount, 0)
  return screen(
    {
      place: 'data',
      path: 'Renewals / Cardew Viaduct strengthening',
      title: 'Assistant',
      aside: 'Reads what you may read, nothing else',
    },
    [
      box(left + 350, 134, right - left - 350, 62, petrol, { radius: 4 }),
      text(left + 378, 172, 'Why has Cardew spent more than it has earned, and since when?', {
        size: 22,
        fill: paper,
      }),
      box(left, 220, 700, 470, mist, { radius: 4 }),
      text(left + 28, 262, `Cost ran £${thousands(overspend)} k ahead of value by 30 September.`, {
        size: 22,
        weight: 700,
      }),
      text(left + 28, 294, 'CPI fell below 0.90 in July and has been flat since August.', {
        size: 20,
      }),
      text(left + 28, 340, 'Where the difference comes from, £ thousand', { size: 20, fill: soft }),
      ...causes.flatMap((cause, index) => {
        const y = 378 + index * 52
        return [
          text(left + 28, y, `${cause.name} [${index + 1}]`, { size: 20 }),
          box(left + 318, y - 18, (cause.amount / 410) * 280, 24, index === 0 ? behind : petrol),
          text(left + 672, y, cause.amount, { size: 20, anchor: 'end', weight: 600 }),
        ]
      }),
      line(left + 28, 570, left + 672, 570, ink),
      text(left + 28, 600, 'Together', { size: 20, weight: 700 }),
      text(left + 672, 600, thousands(overspend), { size: 20, weight: 700, anchor: 'end' }),
      text(left + 28, 648, 'Not explained by any record: £0 k.', { size: 20, fill: soft }),
      text(left + 740, 250, 'Rests on', { size: 22, weight: 700 }),
      ...[
        ['1', 'Change 0147, 12 August', 'Second scaffold lift, pier 3'],
        ['2', 'Change 0139, 21 July', 'Masonry condition, re-survey'],
        ['3', 'Timesheets, weeks 31 to 34', '1,280 h at overtime rate'],
        ['4', 'Purchase order 55 812', 'Steel sections, price index June'],
      ].flatMap(([number = '', record = '', detail = ''], index) => {
        const y = 296 + index * 92
        return [
          dot(left + 756, y, 16, amber),
          text(left + 756, y + 6, number, { size: 20, weight: 700, anchor: 'middle' }),
          text(left + 788, y, record, { size: 20, weight: 600 }),
          text(left + 788, y + 26, detail, { size: 20, fill: soft }),
          line(left + 740, y + 50, right, y + 50, rule),
        ]
      }),
      box(left, 714, right - left, 56, paper, { stroke: soft, radius: 4 }),
      text(left + 24, 749, 'Ask about schedule, money, people or risk', { size: 20, fill: soft }),
      box(right - 104, 722, 96, 40, petrol),
      text(right - 56, 749, 'Ask', { size: 20, weight: 600, fill: paper, anchor: 'middle' }),
    ],
  )
}
