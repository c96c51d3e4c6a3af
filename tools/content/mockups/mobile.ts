import {
  ahead,
  amber,
  behind,
  box,
  curve,
  drawing,
  faint,
  ink,
  line,
  mist,
  pale,
  paper,
  petrol,
  rule,
  soft,
  text,
} from './ink.ts'

const days = [
  { name: 'Mon 22', hours: 7.5 },
  { name: 'Tue 23', hours: 8 },
  { name: 'Wed 24', hours: 7 },
  { name: 'Thu 25', hours: 7.5 },
  { name: 'Fri 26', hours: 7.5 },
]

const bookings = [
  { task: 'Interlocking data preparation', code: '1.3.2', hours: 18 },
  { task: 'Scheme plan comments', code: '1.3.4', hours: 11.5 },
  { task: 'Gate 5 evidence', code: '1.1.1', hours: 8 },
]

/** Three phones: a week of hours, a project at a glance, and an approval. */
export function mobile(): string {
  return drawing(1280, 800, 'Corvane on a phone', [
    box(0, 0, 1280, 800, mist),
    phone(90, timesheet),
    phone(470, project),
    phone(850, approval),
  ])
}

function phone(x: number, parts: (x: number) => readonly string[]): string {
  return [
    box(x, 26, 340, 748, ink, { radius: 44 }),
    box(x + 12, 38, 316, 724, paper, { radius: 34 }),
    box(x + 130, 50, 80, 8, rule, { radius: 4 }),
    ...parts(x + 34),
  ].join('')
}

function timesheet(x: number): readonly string[] {
  const sum = days.reduce((hours, day) => hours + day.hours, 0)
  return [
    text(x, 104, 'Hours, week 39', { size: 25, weight: 700 }),
    text(x, 130, 'Noor Abadi', { size: 16, fill: soft }),
    ...days.flatMap((day, index) => {
      const left = x + index * 55
      const height = day.hours * 16
      return [
        box(left, 300 - height, 44, height, petrol),
        text(left + 22, 324, day.name.slice(0, 3), { size: 15, fill: soft, anchor: 'middle' }),
        text(left + 22, 290 - height, day.hours.toFixed(1), {
          size: 15,
          anchor: 'middle',
          weight: 600,
        }),
      ]
    }),
    line(x, 344, x + 272, 344),
    ...bookings.flatMap((booking, index) => {
      const y = 382 + index * 78
      return [
        text(x, y, booking.task, { size: 16, weight: 600 }),
        text(x, y + 24, booking.code, { size: 15, fill: soft, mono: true }),
        text(x + 272, y + 24, `${booking.hours.toFixed(1)} h`, { size: 18, anchor: 'end' }),
        line(x, y + 42, x + 272, y + 42),
      ]
    }),
    text(x, 634, 'Total', { size: 18, weight: 700 }),
    text(x + 272, 634, `${sum.toFixed(1)} h`, { size: 18, weight: 700, anchor: 'end' }),
    box(x, 664, 272, 56, petrol),
    text(x + 136, 699, 'Send for approval', {
      size: 18,
      weight: 600,
      fill: paper,
      anchor: 'middle',
    }),
  ]
}

function project(x: number): readonly string[] {
  const planned = [0, 6, 16, 30, 50, 75, 101, 128, 154, 178]
  const earned = [0, 5, 15, 29, 47, 70, 93, 118, 143, 166]
  const point = (value: number, month: number) => [x + month * 30, 380 - value] as const
  return [
    text(x, 104, 'Ostler Junction', { size: 25, weight: 700 }),
    text(x, 130, 'Gate 4, in delivery', { size: 16, fill: soft }),
    line(x, 380, x + 272, 380, ink),
    curve(planned.map(point), petrol, 4),
    curve(earned.map(point), ahead, 4),
    line(x + 270, 172, x + 270, 380, amber, 3),
    text(x, 190, 'planned', { size: 15, fill: petrol, weight: 600 }),
    text(x, 212, 'earned', { size: 15, fill: ahead, weight: 600 }),
    ...[
      ['SPI', '0.93', behind],
      ['CPI', '0.96', ink],
      ['Float', '0 d', ink],
    ].flatMap(([label = '', value = '', colour = ink], index) => [
      text(x + index * 96, 426, label, { size: 15, fill: soft }),
      text(x + index * 96, 460, value, { size: 27, weight: 700, fill: colour }),
    ]),
    line(x, 488, x + 272, 488),
    text(x, 524, 'Next', { size: 15, fill: soft }),
    ...[
      ['Route works, section B', '3 Oct'],
      ['Equipment room 4 on site', '9 Oct'],
      ['Gate 5 evidence due', '14 Oct'],
    ].flatMap(([task = '', date = ''], index) => [
      text(x, 560 + index * 54, task, { size: 16 }),
      text(x + 272, 560 + index * 54, date, { size: 15, fill: soft, anchor: 'end' }),
      line(x, 578 + index * 54, x + 272, 578 + index * 54),
    ]),
    text(x, 728, 'Status 30 Sep 2025', { size: 15, fill: soft }),
  ]
}

function approval(x: number): readonly string[] {
  return [
    text(x, 104, 'Change 0162', { size: 25, weight: 700 }),
    text(x, 130, 'Waits for you since 09:12', { size: 16, fill: soft }),
    box(x, 156, 272, 150, mist),
    text(x + 16, 188, 'Third scaffold lift, pier 4', { size: 17, weight: 600 }),
    text(x + 16, 216, 'Cardew Viaduct', { size: 16, fill: soft }),
    text(x + 16, 282, '£186,000', { size: 32, weight: 700 }),
    ...[
      ['Contingency before', '£940,000'],
      ['This change', '−£186,000'],
      ['Contingency after', '£754,000'],
      ['Finish moves', '6 days'],
    ].flatMap(([label = '', value = ''], index) => [
      text(x, 352 + index * 46, label, { size: 16, fill: soft }),
      text(x + 272, 352 + index * 46, value, {
        size: 17,
        anchor: 'end',
        weight: index === 2 ? 700 : 400,
      }),
      line(x, 368 + index * 46, x + 272, 368 + index * 46),
    ]),
    text(x, 548, 'R. Osei asked, K. Aldous checked', { size: 15, fill: soft }),
    box(x, 580, 272, 56, petrol),
    text(x + 136, 615, 'Approve', { size: 18, weight: 600, fill: paper, anchor: 'middle' }),
    box(x, 650, 272, 56, pale, { stroke: faint }),
    text(x + 136, 685, 'Send back with a note', { size: 18, weight: 600, anchor: 'middle' }),
  ]
}
