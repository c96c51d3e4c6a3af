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
  { task: 'Interlocking data', code: '1.3.2', hours: 18 },
  { task: 'Scheme plan comments', code: '1.3.4', hours: 11.5 },
  { task: 'Gate 5 evidence', code: '1.1.1', hours: 8 },
]

/** Three phones: a week of hours, a project at a glance, and an approval. */
export function mobile(): string {
  return drawing(1280, 800, 'Corvane on a phone', [
    box(0, 0, 1280, 800, mist),
    phone(36, timesheet),
    phone(448, project),
    phone(860, approval),
  ])
}

function phone(x: number, parts: (x: number) => readonly string[]): string {
  return [
    box(x, 20, 384, 760, ink, { radius: 44 }),
    box(x + 12, 32, 360, 736, paper, { radius: 34 }),
    box(x + 152, 46, 80, 8, rule, { radius: 4 }),
    ...parts(x + 34),
  ].join('')
}

function timesheet(x: number): readonly string[] {
  const sum = days.reduce((hours, day) => hours + day.hours, 0)
  return [
    text(x, 104, 'Hours, week 39', { size: 28, weight: 700 }),
    text(x, 130, 'Noor Abadi', { size: 20, fill: soft }),
    ...days.flatMap((day, index) => {
      const left = x + index * 64
      const height = day.hours * 14
      return [
        box(left, 300 - height, 56, height, petrol),
        text(left + 28, 326, day.name.slice(0, 3), { size: 20, fill: soft, anchor: 'middle' }),
        text(left + 28, 292 - height, day.hours.toFixed(1), {
          size: 20,
          anchor: 'middle',
          weight: 600,
        }),
      ]
    }),
    line(x, 346, x + 316, 346),
    ...bookings.flatMap((booking, index) => {
      const y = 380 + index * 80
      return [
        text(x, y, booking.task, { size: 20, weight: 600 }),
        text(x, y + 28, booking.code, { size: 20, fill: soft, mono: true }),
        text(x + 316, y + 28, `${booking.hours.toFixed(1)} h`, { size: 20, anchor: 'end' }),
        line(x, y + 44, x + 316, y + 44),
      ]
    }),
    text(x, 646, 'Total', { size: 20, weight: 700 }),
    text(x + 316, 646, `${sum.toFixed(1)} h`, { size: 20, weight: 700, anchor: 'end' }),
    box(x, 674, 316, 58, petrol),
    text(x + 158, 710, 'Send for approval', {
      size: 20,
      weight: 600,
      fill: paper,
      anchor: 'middle',
    }),
  ]
}

function project(x: number): readonly string[] {
  const planned = [0, 6, 16, 30, 50, 75, 101, 128, 154, 178]
  const earned = [0, 5, 15, 29, 47, 70, 93, 118, 143, 166]
  const point = (value: number, month: number) => [x + month * 34, 380 - value] as const
  return [
    text(x, 104, 'Ostler Junction', { size: 28, weight: 700 }),
    text(x, 130, 'Gate 4, in delivery', { size: 20, fill: soft }),
    line(x, 380, x + 316, 380, ink),
    curve(planned.map(point), petrol, 4),
    curve(earned.map(point), ahead, 4),
    line(x + 306, 172, x + 306, 380, amber, 3),
    text(x, 190, 'planned', { size: 20, fill: petrol, weight: 600 }),
    text(x, 218, 'earned', { size: 20, fill: ahead, weight: 600 }),
    ...[
      ['SPI', '0.93', behind],
      ['CPI', '0.96', ink],
      ['Float', '0 d', ink],
    ].flatMap(([label = '', value = '', colour = ink], index) => [
      text(x + index * 112, 416, label, { size: 20, fill: soft }),
      text(x + index * 112, 454, value, { size: 27, weight: 700, fill: colour }),
    ]),
    line(x, 488, x + 316, 488),
    text(x, 524, 'Next', { size: 20, fill: soft }),
    ...[
      ['Route works, section B', '3 Oct'],
      ['Equipment room 4', '9 Oct'],
      ['Gate 5 evidence due', '14 Oct'],
    ].flatMap(([task = '', date = ''], index) => [
      text(x, 560 + index * 54, task, { size: 20 }),
      text(x + 316, 560 + index * 54, date, { size: 20, fill: soft, anchor: 'end' }),
      line(x, 578 + index * 54, x + 316, 578 + index * 54),
    ]),
    text(x, 728, 'Status 30 Sep 2025', { size: 20, fill: soft }),
  ]
}

function approval(x: number): readonly string[] {
  return [
    text(x, 104, 'Change 0162', { size: 28, weight: 700 }),
    text(x, 130, 'Waits for you since 09:12', { size: 20, fill: soft }),
    box(x, 156, 316, 150, mist),
    text(x + 16, 188, 'Third scaffold lift, pier 4', { size: 20, weight: 600 }),
    text(x + 16, 216, 'Cardew Viaduct', { size: 20, fill: soft }),
    text(x + 16, 282, '£186,000', { size: 32, weight: 700 }),
    ...[
      ['Contingency before', '£940,000'],
      ['This change', '−£186,000'],
      ['Contingency after', '£754,000'],
      ['Finish moves', '6 days'],
    ].flatMap(([label = '', value = ''], index) => [
      text(x, 352 + index * 46, label, { size: 20, fill: soft }),
      text(x + 316, 352 + index * 46, value, {
        size: 20,
        anchor: 'end',
        weight: index === 2 ? 700 : 400,
      }),
      line(x, 368 + index * 46, x + 316, 368 + index * 46),
    ]),
    text(x, 548, 'Asked by R. Osei', { size: 20, fill: soft }),
    box(x, 580, 316, 56, petrol),
    text(x + 158, 615, 'Approve', { size: 20, weight: 600, fill: paper, anchor: 'middle' }),
    box(x, 650, 316, 56, pale, { stroke: faint }),
    text(x + 158, 685, 'Send back with a note', { size: 20, weight: 600, anchor: 'middle' }),
  ]
}
