import {
  ahead,
  amber,
  box,
  curve,
  dot,
  ink,
  line,
  mist,
  paper,
  petrol,
  rule,
  soft,
  text,
} from './ink.ts'
import { left, right, screen } from './screen.ts'

const sources = [
  { name: 'Finance ledger', kind: 'costs', rows: 48_210, at: '10:30' },
  { name: 'Schedule files', kind: 'activities', rows: 12_864, at: '10:42' },
  { name: 'Jira', kind: 'issues', rows: 6_317, at: '10:45' },
  { name: 'Timesheets', kind: 'hours', rows: 21_940, at: '10:40' },
  { name: 'Human resources', kind: 'people', rows: 1_182, at: '02:00' },
]

const outputs = ['Portfolio list', 'Board pack', 'Data warehouse', 'Own reports']

/** Sources on the left, the hub with its checks in the middle, what is fed on the right. */
export function dataHub(): string {
  const rows = sources.reduce((sum, source) => sum + source.rows, 0)
  const refused = 37
  const hub = { x: left + 426, y: 220, width: 330, height: 420 }
  return screen(
    {
      place: 'data',
      path: 'Halden Rail / Data hub',
      title: 'Sources and what they feed',
      aside: 'Status 1 Oct 2025, 10:45',
    },
    [
      ...sources.flatMap((source, index) => {
        const y = 140 + index * 120
        const middle = hub.y + 60 + index * 75
        return [
          curve(
            [
              [left + 300, y + 46],
              [left + 362, y + 46],
              [left + 390, middle],
              [hub.x, middle],
            ],
            index === 2 ? amber : petrol,
            3,
          ),
          box(left, y, 300, 92, paper, { stroke: rule }),
          box(left, y, 6, 92, petrol),
          text(left + 26, y + 36, source.name, { size: 22, weight: 600 }),
          text(left + 26, y + 66, `${source.rows.toLocaleString('en-GB')} ${source.kind}`, {
            size: 20,
            fill: soft,
          }),
          text(left + 280, y + 66, source.at, { size: 20, fill: soft, anchor: 'end', mono: true }),
        ]
      }),
      box(hub.x, hub.y, hub.width, hub.height, ink),
      text(hub.x + 28, hub.y + 54, 'Data hub', { size: 26, weight: 700, fill: paper }),
      text(hub.x + 28, hub.y + 108, rows.toLocaleString('en-GB'), {
        size: 34,
        weight: 700,
        fill: amber,
      }),
      text(hub.x + 28, hub.y + 136, 'rows held', { size: 20, fill: paper }),
      ...[
        ['Matched', rows - 412],
        ['Waiting for a code', 412 - refused],
        ['Refused by a rule', refused],
      ].flatMap(([label = '', count = 0], index) => [
        line(
          hub.x + 28,
          hub.y + 172 + index * 62,
          hub.x + hub.width - 28,
          hub.y + 172 + index * 62,
          soft,
        ),
        text(hub.x + 28, hub.y + 208 + index * 62, label, { size: 20, fill: paper }),
        text(hub.x + hub.width - 28, hub.y + 208 + index * 62, count.toLocaleString('en-GB'), {
          size: 20,
          fill: paper,
          anchor: 'end',
          weight: 600,
        }),
      ]),
      text(hub.x + 28, hub.y + 388, '14 checks, all run', { size: 20, fill: rule }),
      ...outputs.flatMap((output, index) => {
        const y = 190 + index * 120
        const middle = hub.y + 70 + index * 92
        return [
          curve(
            [
              [hub.x + hub.width, middle],
              [hub.x + hub.width + 40, middle],
              [hub.x + hub.width + 70, y + 42],
              [right - 264, y + 42],
            ],
            ahead,
            3,
          ),
          box(right - 264, y, 264, 84, mist),
          dot(right - 240, y + 42, 8, ahead),
          text(right - 220, y + 49, output, { size: 22, weight: 600 }),
        ]
      }),
    ],
  )
}
